/* Prefetches the memory of states into the processor's cache, a little ahead of the loop that steps them.

   A batch has more states than the nearer caches hold. The rules visit the objects of a state one after another
   and would wait for memory at each. So for every row of a batch the addresses of its state's objects are kept as
   cache lines, and while one match is stepped and observed, the lines of one that comes sixteen matches later are
   requested. Objects come and go, so the addresses are gathered anew every sixteenth step, when the state has
   just been used. Only the references from object to object are read, nothing is changed, and a line that is
   out of date costs only time: an address that is kept is never read. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#if defined(__GNUC__)
#define PREFETCH(address) __builtin_prefetch((const void *)(address))
#else
#define PREFETCH(address) ((void)(address))
#endif

enum {
    LINE_BITS = 6,       /* a cache line has 64 bytes */
    MAX_LINES = 240,     /* of one state; most have half as many */
    MAX_OBJECTS = 256,   /* of one state; most have a quarter of that */
    MAX_BYTES = 512,     /* of one object */
    AHEAD = 16,          /* matches; they fit into the second cache */
    STEPS_PER_WALK = 16, /* the addresses of a state are gathered once in so many steps */
};

typedef struct {
    PyObject *state; /* whose addresses these are; only compared */
    Py_ssize_t count;
    int32_t line[MAX_LINES]; /* numbers of cache lines, counted from the prefetcher's own */
} Lines;

typedef struct {
    PyObject_HEAD
    PyObject *states; /* a list */
    Lines *lines;     /* for every row */
    Py_ssize_t rows;
    Py_ssize_t next; /* half a state is prefetched at a time; this counts the halves */
    size_t step;
} Prefetcher;

/* The objects of one state. */
typedef struct {
    PyObject *object[MAX_OBJECTS];
    int count;
} Objects;

/* A visitproc for tp_traverse. */
static int add_object(PyObject *object, void *objects)
{
    Objects *found = objects;
    if (Py_REFCNT(object) == 1 && found->count < MAX_OBJECTS) /* others are shared, so used often and cached already */
        found->object[found->count++] = object;
    return 0;
}

static void add_lines(Lines *lines, const Prefetcher *self, const void *start, Py_ssize_t bytes)
{
    intptr_t own = (intptr_t)self >> LINE_BITS;
    intptr_t first = ((intptr_t)start >> LINE_BITS) - own;
    intptr_t last = (((intptr_t)start + Py_MIN(bytes, MAX_BYTES) - 1) >> LINE_BITS) - own;
    if (first < INT32_MIN || last > INT32_MAX)
        return;
    for (intptr_t line = first; line <= last && lines->count < MAX_LINES; line++)
        if (lines->count == 0 || lines->line[lines->count - 1] != line)
            lines->line[lines->count++] = (int32_t)line;
}

/* Gathers the lines of an object and the objects that it refers to. */
static void walk_object(PyObject *object, Lines *lines, const Prefetcher *self, Objects *objects)
{
    PyTypeObject *type = Py_TYPE(object);
    Py_ssize_t items = type->tp_itemsize ? Py_ABS(Py_SIZE(object)) * type->tp_itemsize : 0;
    add_lines(lines, self, object, type->tp_basicsize + items);
    if (PyList_CheckExact(object)) {
        Py_ssize_t size = PyList_GET_SIZE(object);
        if (size == 0)
            return;
        add_lines(lines, self, ((PyListObject *)object)->ob_item, size * (Py_ssize_t)sizeof(PyObject *));
        if (PyLong_CheckExact(PyList_GET_ITEM(object, 0)))
            return; /* small integers are always cached */
    } else if (!PyObject_IS_GC(object) || PyTuple_CheckExact(object) || PyDict_CheckExact(object)) {
        return;
    }
    type->tp_traverse(object, add_object, objects);
}

static void walk(PyObject *state, Lines *lines, const Prefetcher *self)
{
    Objects objects;
    lines->state = state;
    lines->count = 0;
    objects.object[0] = state;
    objects.count = 1;
    for (int at = 0; at < objects.count; at++)
        walk_object(objects.object[at], lines, self, &objects);
}

static void prefetch_lines(const Prefetcher *self, Py_ssize_t row, int half)
{
    const Lines *lines = &self->lines[row];
    intptr_t own = (intptr_t)self >> LINE_BITS;
    Py_ssize_t middle = lines->count / 2;
    Py_ssize_t end = half == 0 ? middle : lines->count;
    for (Py_ssize_t at = half == 0 ? 0 : middle; at < end; at++)
        PREFETCH((own + lines->line[at]) << LINE_BITS);
}

static int init(Prefetcher *self, PyObject *args, PyObject *names)
{
    static char *known[] = {"states", NULL};
    PyObject *states;
    if (!PyArg_ParseTupleAndKeywords(args, names, "O!", known, &PyList_Type, &states))
        return -1;
    Lines *lines = PyMem_Calloc((size_t)PyList_GET_SIZE(states) + 1, sizeof *lines);
    if (lines == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    PyMem_Free(self->lines);
    self->lines = lines;
    self->rows = PyList_GET_SIZE(states);
    self->next = self->rows * 2;
    Py_XSETREF(self->states, Py_NewRef(states));
    return 0;
}

static int traverse(Prefetcher *self, visitproc visit, void *arg)
{
    Py_VISIT(self->states);
    return 0;
}

static int clear(Prefetcher *self)
{
    Py_CLEAR(self->states);
    self->rows = 0;
    return 0;
}

static void dealloc(Prefetcher *self)
{
    PyObject_GC_UnTrack(self);
    clear(self);
    PyMem_Free(self->lines);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyObject *begin(Prefetcher *self, PyObject *ignored)
{
    self->next = 0;
    self->step++;
    for (Py_ssize_t row = 0; row < Py_MIN(AHEAD, self->rows); row++) {
        prefetch_lines(self, row, 0);
        prefetch_lines(self, row, 1);
    }
    Py_RETURN_NONE;
}

static PyObject *advance(Prefetcher *self, PyObject *ignored)
{
    Py_ssize_t row = self->next / 2;
    int half = (int)(self->next % 2);
    if (row >= self->rows)
        Py_RETURN_NONE;
    self->next++;
    if (row + AHEAD < self->rows)
        prefetch_lines(self, row + AHEAD, half);
    if (half == 0) {
        Py_ssize_t used = row >= AHEAD ? row - AHEAD : row - AHEAD + self->rows; /* a while ago */
        if (used >= 0 && used < PyList_GET_SIZE(self->states)) {
            PyObject *state = PyList_GET_ITEM(self->states, used);
            if (self->lines[used].state != state || ((size_t)used + self->step) % STEPS_PER_WALK == 0)
                walk(state, &self->lines[used], self);
        }
    }
    Py_RETURN_NONE;
}

static PyMethodDef prefetcher_methods[] = {
    {"begin", (PyCFunction)begin, METH_NOARGS, "Begins a step with the first states."},
    {"advance", (PyCFunction)advance, METH_NOARGS, "Goes on by half a state: called twice for every state of a step."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject prefetcher_type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "cantina.envs.prefetch.Prefetcher",
    .tp_doc = "Prefetches the states of a list, in order, a little ahead of the loop that uses them.",
    .tp_basicsize = sizeof(Prefetcher),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)init,
    .tp_traverse = (traverseproc)traverse,
    .tp_clear = (inquiry)clear,
    .tp_dealloc = (destructor)dealloc,
    .tp_methods = prefetcher_methods,
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "prefetch", NULL, -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_prefetch(void)
{
    if (PyType_Ready(&prefetcher_type) < 0)
        return NULL;
    PyObject *module = PyModule_Create(&definition);
    if (module != NULL && PyModule_AddObjectRef(module, "Prefetcher", (PyObject *)&prefetcher_type) < 0)
        Py_CLEAR(module);
    return module;
}
