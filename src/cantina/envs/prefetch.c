/* Prefetches the objects of some states into the processor's cache, all at once.

   A batch has more states than the cache holds. The rules visit the objects of a state one after another and
   would wait for memory at each; here all of them are requested first, so that the waiting times overlap. Only
   the references from object to object are read, nothing is changed, and a useless prefetch costs only time. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#if defined(__GNUC__)
#define PREFETCH(address) __builtin_prefetch(address)
#else
#define PREFETCH(address) ((void)(address))
#endif

enum {
    CACHE_LINE = 64,     /* bytes */
    MAX_OBJECTS = 4096,  /* in one queue; a group of states needs half as many */
    MAX_LIST_ITEMS = 64, /* items of a list that are prefetched */
    MAX_ARRAY_BYTES = 512,
};

typedef struct {
    PyObject *object[MAX_OBJECTS];
    int count;
} Queue;

static void prefetch_bytes(const void *start, Py_ssize_t bytes)
{
    const char *from = start;
    for (Py_ssize_t at = 0; at < bytes; at += CACHE_LINE)
        PREFETCH(from + at);
    PREFETCH(from + bytes - 1);
}

static void enqueue(PyObject *object, Queue *queue)
{
    if (queue->count < MAX_OBJECTS)
        queue->object[queue->count++] = object;
}

/* A visitproc for tp_traverse. */
static int visit(PyObject *object, void *queue)
{
    PREFETCH(object);
    enqueue(object, queue);
    return 0;
}

static Py_ssize_t prefetched_items(PyObject *list)
{
    return Py_MIN(PyList_GET_SIZE(list), MAX_LIST_ITEMS);
}

/* The size of an object with items of its own, such as an array of numbers. */
static Py_ssize_t array_bytes(PyObject *array)
{
    Py_ssize_t bytes = Py_TYPE(array)->tp_basicsize + Py_ABS(Py_SIZE(array)) * Py_TYPE(array)->tp_itemsize;
    return Py_MIN(bytes, MAX_ARRAY_BYTES);
}

/* Follows the references of an object that has been prefetched. */
static void follow_object(PyObject *object, Queue *objects, Queue *lists)
{
    if (Py_REFCNT(object) != 1)
        return; /* shared with other states, so used often and cached already */
    if (PyList_CheckExact(object)) {
        if (prefetched_items(object) > 0) {
            Py_ssize_t bytes = prefetched_items(object) * (Py_ssize_t)sizeof(PyObject *);
            prefetch_bytes(((PyListObject *)object)->ob_item, bytes);
            enqueue(object, lists);
        }
    } else if (Py_TYPE(object)->tp_itemsize != 0 && !PyObject_IS_GC(object)) {
        prefetch_bytes(object, array_bytes(object));
    } else if (PyObject_IS_GC(object) && !PyTuple_CheckExact(object) && !PyDict_CheckExact(object)) {
        Py_TYPE(object)->tp_traverse(object, visit, objects);
    }
}

/* Follows the items of a list that have been prefetched. Small integers are always cached. */
static void follow_list(PyObject *list, Queue *objects)
{
    if (!PyLong_CheckExact(PyList_GET_ITEM(list, 0)))
        for (Py_ssize_t at = 0; at < prefetched_items(list); at++)
            visit(PyList_GET_ITEM(list, at), objects);
}

static PyObject *prefetch(PyObject *module, PyObject *const *args, Py_ssize_t given)
{
    Queue objects, lists;
    if (given != 3 || !PyList_CheckExact(args[0])) {
        PyErr_SetString(PyExc_TypeError, "prefetch takes a list, a start and an end");
        return NULL;
    }
    Py_ssize_t start = PyLong_AsSsize_t(args[1]);
    Py_ssize_t end = PyLong_AsSsize_t(args[2]);
    if (PyErr_Occurred())
        return NULL;
    start = Py_MAX(start, 0);
    end = Py_MIN(end, PyList_GET_SIZE(args[0]));
    objects.count = lists.count = 0;
    for (Py_ssize_t at = start; at < end; at++) {
        PyObject *state = PyList_GET_ITEM(args[0], at);
        prefetch_bytes(state, Py_TYPE(state)->tp_basicsize);
    }
    for (Py_ssize_t at = start; at < end; at++) {
        PyObject *state = PyList_GET_ITEM(args[0], at);
        if (PyObject_IS_GC(state))
            Py_TYPE(state)->tp_traverse(state, visit, &objects);
    }
    int object = 0, list = 0;
    while (object < objects.count || list < lists.count) {
        int prefetched = lists.count;
        for (int queued = objects.count; object < queued; object++)
            follow_object(objects.object[object], &objects, &lists);
        for (; list < prefetched; list++)
            follow_list(lists.object[list], &objects);
    }
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"prefetch", (PyCFunction)(void (*)(void))prefetch, METH_FASTCALL,
     "Prefetches the states of a range of a list into the processor's cache."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "prefetch", NULL, 0, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_prefetch(void)
{
    return PyModuleDef_Init(&definition);
}
