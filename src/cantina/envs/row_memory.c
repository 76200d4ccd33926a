/* Writes rows and masks into the memory of a batch, and draws from its masks.

   The rules are compiled by mypyc, which writes the bytes of a row into a BytesWriter but cannot write into an
   array. So the rows of a few matches are written one after another into the same writers, which stay in the
   nearest cache, and from there they are copied once, to where the batch's caller reads them. Masks are written directly. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>
#include "strings/librt_strings_common.h" /* BytesWriterObject; comes with mypyc */

enum {
    WRITER_VERSION = 1, /* of BytesWriterObject: the version of librt's ABI */
};

static PyTypeObject *writer_type; /* librt's BytesWriter */

/* The number of each of a game's choices, found by the address of the choice. */
typedef struct {
    PyObject *choices; /* a tuple, which keeps them alive; a choice's number is its place in it */
    struct {
        PyObject *choice;
        Py_ssize_t number;
    } *entry;        /* a hash table; empty entries have no choice */
    size_t last;     /* its size is a power of 2; this is the size minus 1 */
} Numbers;

typedef struct {
    PyObject_HEAD
    Py_buffer rows, masks, seats;
    Py_ssize_t count; /* rows */
    Py_ssize_t row_size;
    Numbers numbers;
} RowMemory;

static size_t first_place(const Numbers *numbers, PyObject *choice)
{
    uintptr_t address = (uintptr_t)choice >> 4; /* objects are aligned */
    return (address ^ address >> 9) & numbers->last;
}

static int fill_numbers(Numbers *numbers, PyObject *choices)
{
    size_t size = 4;
    while (size < 4 * (size_t)PyTuple_GET_SIZE(choices))
        size *= 2;
    numbers->entry = PyMem_Calloc(size, sizeof *numbers->entry);
    if (numbers->entry == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    numbers->last = size - 1;
    numbers->choices = Py_NewRef(choices);
    for (Py_ssize_t number = 0; number < PyTuple_GET_SIZE(choices); number++) {
        PyObject *choice = PyTuple_GET_ITEM(choices, number);
        size_t place = first_place(numbers, choice);
        while (numbers->entry[place].choice != NULL)
            place = (place + 1) & numbers->last;
        numbers->entry[place].choice = choice;
        numbers->entry[place].number = number;
    }
    return 0;
}

/* The number of a choice; -1: it is not one of the game's own objects. */
static Py_ssize_t number_of(const Numbers *numbers, PyObject *choice)
{
    size_t place = first_place(numbers, choice);
    while (numbers->entry[place].choice != choice) {
        if (numbers->entry[place].choice == NULL)
            return -1;
        place = (place + 1) & numbers->last;
    }
    return numbers->entry[place].number;
}

static void release(RowMemory *self)
{
    PyBuffer_Release(&self->rows);
    PyBuffer_Release(&self->masks);
    PyBuffer_Release(&self->seats);
    PyMem_Free(self->numbers.entry);
    Py_CLEAR(self->numbers.choices);
    self->numbers.entry = NULL;
    self->count = 0;
}

static void dealloc(RowMemory *self)
{
    release(self);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int init(RowMemory *self, PyObject *args, PyObject *names)
{
    static char *known[] = {"rows", "masks", "seats", "choices", NULL};
    PyObject *rows, *masks, *seats, *choices;
    if (!PyArg_ParseTupleAndKeywords(args, names, "OOOO!", known, &rows, &masks, &seats, &PyTuple_Type, &choices))
        return -1;
    release(self);
    if (PyObject_GetBuffer(rows, &self->rows, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0 ||
        PyObject_GetBuffer(masks, &self->masks, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0 ||
        PyObject_GetBuffer(seats, &self->seats, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0)
        return -1;
    Py_ssize_t count = self->seats.len / (Py_ssize_t)sizeof(int64_t);
    self->row_size = count ? self->rows.len / count : 0;
    if (self->seats.itemsize != sizeof(int64_t) || self->rows.len != count * self->row_size ||
        self->masks.len != count * PyTuple_GET_SIZE(choices)) {
        PyErr_SetString(PyExc_ValueError, "rows, masks and seats do not fit each other or the choices");
        return -1;
    }
    if (fill_numbers(&self->numbers, choices) < 0)
        return -1;
    self->count = count;
    return 0;
}

/* Copies a row from its writer. */
static int store_row(RowMemory *self, Py_ssize_t at, PyObject *row)
{
    if (!Py_IS_TYPE(row, writer_type)) {
        PyErr_SetString(PyExc_TypeError, "rows are stored from BytesWriters");
        return -1;
    }
    BytesWriterObject *writer = (BytesWriterObject *)row;
    if (writer->len != self->row_size) {
        PyErr_Format(PyExc_ValueError, "%zd bytes were written for a row of %zd", writer->len, self->row_size);
        return -1;
    }
    memcpy((char *)self->rows.buf + at * self->row_size, writer->buf, (size_t)self->row_size);
    return 0;
}

static int store_mask(RowMemory *self, Py_ssize_t at, PyObject *offered)
{
    if (!PyTuple_CheckExact(offered)) {
        PyErr_SetString(PyExc_TypeError, "the choices offered are tuples");
        return -1;
    }
    Py_ssize_t size = PyTuple_GET_SIZE(self->numbers.choices);
    char *mask = (char *)self->masks.buf + at * size;
    memset(mask, 0, (size_t)size);
    for (Py_ssize_t one = 0; one < PyTuple_GET_SIZE(offered); one++) {
        Py_ssize_t number = number_of(&self->numbers, PyTuple_GET_ITEM(offered, one));
        if (number < 0) {
            PyErr_SetString(PyExc_ValueError, "a choice is offered that is not one of the game's own");
            return -1;
        }
        mask[number] = 1;
    }
    return 0;
}

static PyObject *store(RowMemory *self, PyObject *const *args, Py_ssize_t given)
{
    if (given != 4 || !PyList_CheckExact(args[1]) || !PyList_CheckExact(args[2]) || !PyList_CheckExact(args[3])) {
        PyErr_SetString(PyExc_TypeError, "store takes a start and three lists");
        return NULL;
    }
    Py_ssize_t start = PyLong_AsSsize_t(args[0]);
    if (start == -1 && PyErr_Occurred())
        return NULL;
    PyObject *rows = args[1], *offered = args[2], *seats = args[3];
    Py_ssize_t count = PyList_GET_SIZE(seats);
    if (start < 0 || start > self->count - count || count > PyList_GET_SIZE(rows) || count != PyList_GET_SIZE(offered)) {
        PyErr_SetString(PyExc_IndexError, "there are no such rows");
        return NULL;
    }
    for (Py_ssize_t at = 0; at < count; at++) {
        int64_t seat = PyLong_AsLongLong(PyList_GET_ITEM(seats, at));
        if ((seat == -1 && PyErr_Occurred()) || store_row(self, start + at, PyList_GET_ITEM(rows, at)) < 0 ||
            store_mask(self, start + at, PyList_GET_ITEM(offered, at)) < 0)
            return NULL;
        ((int64_t *)self->seats.buf)[start + at] = seat;
    }
    Py_RETURN_NONE;
}

static PyMethodDef memory_methods[] = {
    {"store", (PyCFunction)(void (*)(void))store, METH_FASTCALL,
     "Stores the rows, masks and seats of some matches, beginning with a row."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject memory_type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "cantina.envs.row_memory.RowMemory",
    .tp_doc = "The memory in which a process writes the rows, masks and seats of its matches.",
    .tp_basicsize = sizeof(RowMemory),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)init,
    .tp_dealloc = (destructor)dealloc,
    .tp_methods = memory_methods,
};

/* The sum of eight bytes that are 0 or 1. */
static int sum_of_eight(const unsigned char *bytes)
{
    uint64_t word;
    memcpy(&word, bytes, 8);
    return (int)((word * UINT64_C(0x0101010101010101)) >> 56);
}

/* The position of the `skip`th byte that is 1, counted from 0, among bytes that are 0 or 1; `size` if there is none. */
static Py_ssize_t find(const unsigned char *mask, Py_ssize_t size, int64_t skip)
{
    Py_ssize_t at = 0;
    for (; at + 8 <= size; at += 8) {
        int offered = sum_of_eight(mask + at);
        if (skip < offered)
            break;
        skip -= offered;
    }
    for (; at < size; at++)
        if (mask[at] && skip-- == 0)
            break;
    return at;
}

static PyObject *draw_offered(PyObject *module, PyObject *args)
{
    Py_buffer masks, draws, numbers;
    if (!PyArg_ParseTuple(args, "y*y*w*", &masks, &draws, &numbers))
        return NULL;
    Py_ssize_t count = draws.len / (Py_ssize_t)sizeof(double);
    if (numbers.len != count * (Py_ssize_t)sizeof(int64_t) || (count ? masks.len % count : masks.len)) {
        PyErr_SetString(PyExc_ValueError, "draws and numbers need one item for each mask");
        count = 0;
    }
    Py_ssize_t size = count ? masks.len / count : 0;
    for (Py_ssize_t row = 0; row < count; row++) {
        const unsigned char *mask = (unsigned char *)masks.buf + row * size;
        int64_t offered = 0;
        Py_ssize_t at = 0;
        for (; at + 8 <= size; at += 8)
            offered += sum_of_eight(mask + at);
        for (; at < size; at++)
            offered += mask[at];
        int64_t skip = (int64_t)(((double *)draws.buf)[row] * (double)offered);
        ((int64_t *)numbers.buf)[row] = find(mask, size, skip);
    }
    PyBuffer_Release(&masks);
    PyBuffer_Release(&draws);
    PyBuffer_Release(&numbers);
    if (PyErr_Occurred())
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"draw_offered", draw_offered, METH_VARARGS, "Draws one of the offered choices of every mask."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "row_memory", NULL, -1, methods, NULL, NULL, NULL, NULL};

/* Finds librt's BytesWriter, whose fields are read here; its API begins with the function that says its version. */
static int find_writer_type(void)
{
    PyObject *strings = PyImport_ImportModule("librt.strings");
    if (strings == NULL)
        return -1;
    void **api = PyCapsule_Import("librt.strings._C_API", 0);
    writer_type = (PyTypeObject *)PyObject_GetAttrString(strings, "BytesWriter");
    Py_DECREF(strings);
    if (api == NULL || writer_type == NULL)
        return -1;
    if (((int (*)(void))api[0])() != WRITER_VERSION) {
        PyErr_SetString(PyExc_ImportError, "this version of librt needs another build of cantina");
        return -1;
    }
    return 0;
}

PyMODINIT_FUNC PyInit_row_memory(void)
{
    if (find_writer_type() < 0 || PyType_Ready(&memory_type) < 0)
        return NULL;
    PyObject *module = PyModule_Create(&definition);
    if (module != NULL && PyModule_AddObjectRef(module, "RowMemory", (PyObject *)&memory_type) < 0)
        Py_CLEAR(module);
    return module;
}
