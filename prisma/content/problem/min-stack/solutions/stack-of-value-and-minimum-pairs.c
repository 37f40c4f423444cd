#include <stdlib.h>

typedef struct {
    int val;
    int minimum;
} Entry;

typedef struct {
    Entry* entries;
    int size;
    int capacity;
} MinStack;

MinStack* minStackCreate() {
    return calloc(1, sizeof(MinStack));
}

int minStackTop(MinStack* obj) {
    return obj->entries[obj->size - 1].val;
}

int minStackGetMin(MinStack* obj) {
    return obj->entries[obj->size - 1].minimum;
}

void minStackPush(MinStack* obj, int val) {
    int minimum = val;
    if (obj->size > 0 && minStackGetMin(obj) < val) minimum = minStackGetMin(obj);
    if (obj->size == obj->capacity) {
        obj->capacity = obj->capacity ? 2 * obj->capacity : 16;
        obj->entries = realloc(obj->entries, obj->capacity * sizeof(Entry));
    }
    obj->entries[obj->size++] = (Entry){val, minimum};
}

void minStackPop(MinStack* obj) {
    obj->size--;
}

void minStackFree(MinStack* obj) {
    free(obj->entries);
    free(obj);
}
