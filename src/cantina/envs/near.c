/* Calls the parts of some states into the processor's near memory, all of them at once.

   A batch goes through more states than that memory holds. The rules meet the parts of a state one by one and
   would wait for each; here they are asked for together and arrive together. Nothing is read but the way from
   part to part, nothing is changed, and what is called for in vain costs only time. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#if defined(__GNUC__)
#define PREFETCH(address) __builtin_prefetch(address)
#else
#define PREFETCH(address) ((void)(address))
#endif

enum {
    LINE = 64,    /* bytes that come together */
    MOST = 4096,  /* parts of one kind; a group of states has half as many */
    LONGEST = 64, /* items of a list that are worth it */
};

typedef struct {
    PyObject *part[MOST];
    int count;
} Parts;

static void call(const void *start, Py_ssize_t bytes)
{
    const char *from = start;
    for (Py_ssize_t at = 0; at < bytes; at += LINE)
        PREFETCH(from + at);
    PREFETCH(from + bytes - 1);
}

static void keep(PyObject *part, Parts *parts)
{
    if (parts->count < MOST)
        parts->part[parts->count++] = part;
}

/* A visitproc, as the garbage collector has them. */
static int meet(PyObject *part, void *parts)
{
    PREFETCH(part);
    keep(part, parts);
    return 0;
}

static Py_ssize_t worth(PyObject *list)
{
    return Py_MIN(PyList_GET_SIZE(list), LONGEST);
}

/* Goes on from a part that has arrived. */
static void open_part(PyObject *part, Parts *parts, Parts *lists)
{
    if (Py_REFCNT(part) != 1)
        return; /* it does not belong to one state alone, so it is often used, and near */
    if (PyList_CheckExact(part)) {
        if (worth(part) > 0) {
            call(((PyListObject *)part)->ob_item, worth(part) * (Py_ssize_t)sizeof(PyObject *));
            keep(part, lists);
        }
    } else if (PyObject_IS_GC(part) && !PyTuple_CheckExact(part) && !PyDict_CheckExact(part)) {
        Py_TYPE(part)->tp_traverse(part, meet, parts);
    }
}

/* Goes on from a list whose items have arrived. Small numbers are always near. */
static void open_list(PyObject *list, Parts *parts)
{
    if (!PyLong_CheckExact(PyList_GET_ITEM(list, 0)))
        for (Py_ssize_t at = 0; at < worth(list); at++)
            meet(PyList_GET_ITEM(list, at), parts);
}

static PyObject *fetch(PyObject *module, PyObject *const *args, Py_ssize_t given)
{
    Parts parts, lists;
    if (given != 3 || !PyList_CheckExact(args[0])) {
        PyErr_SetString(PyExc_TypeError, "fetch takes a list, where to start and where to end");
        return NULL;
    }
    Py_ssize_t start = PyLong_AsSsize_t(args[1]);
    Py_ssize_t end = PyLong_AsSsize_t(args[2]);
    if (PyErr_Occurred())
        return NULL;
    start = Py_MAX(start, 0);
    end = Py_MIN(end, PyList_GET_SIZE(args[0]));
    parts.count = lists.count = 0;
    for (Py_ssize_t at = start; at < end; at++) {
        PyObject *state = PyList_GET_ITEM(args[0], at);
        call(state, Py_TYPE(state)->tp_basicsize);
    }
    for (Py_ssize_t at = start; at < end; at++) {
        PyObject *state = PyList_GET_ITEM(args[0], at);
        if (PyObject_IS_GC(state))
            Py_TYPE(state)->tp_traverse(state, meet, &parts);
    }
    int part = 0, list = 0;
    while (part < parts.count || list < lists.count) {
        int arrived = lists.count;
        for (int all = parts.count; part < all; part++)
            open_part(parts.part[part], &parts, &lists);
        for (; list < arrived; list++)
            open_list(lists.part[list], &parts);
    }
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"fetch", (PyCFunction)(void (*)(void))fetch, METH_FASTCALL, "Calls some states of a list into near memory."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "near", NULL, 0, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_near(void)
{
    return PyModuleDef_Init(&definition);
}
