#include <stdlib.h>

#define KEYS 10001

typedef struct Entry {
    int key;
    int value;
    struct Entry* before;
    struct Entry* after;
} Entry;

typedef struct {
    int capacity;
    int size;
    Entry root;
    Entry* entries[KEYS];
} LRUCache;

static void unlinkEntry(Entry* entry) {
    entry->before->after = entry->after;
    entry->after->before = entry->before;
}

static void linkAsLatest(LRUCache* obj, Entry* entry) {
    entry->before = obj->root.before;
    entry->after = &obj->root;
    entry->before->after = entry;
    obj->root.before = entry;
}

LRUCache* lRUCacheCreate(int capacity) {
    LRUCache* obj = calloc(1, sizeof(LRUCache));
    obj->capacity = capacity;
    obj->root.before = &obj->root;
    obj->root.after = &obj->root;
    return obj;
}

int lRUCacheGet(LRUCache* obj, int key) {
    Entry* entry = obj->entries[key];
    if (!entry) return -1;
    unlinkEntry(entry);
    linkAsLatest(obj, entry);
    return entry->value;
}

void lRUCachePut(LRUCache* obj, int key, int value) {
    Entry* entry = obj->entries[key];
    if (entry) {
        unlinkEntry(entry);
    } else if (obj->size == obj->capacity) {
        entry = obj->root.after;
        unlinkEntry(entry);
        obj->entries[entry->key] = NULL;
    } else {
        entry = malloc(sizeof(Entry));
        obj->size++;
    }
    entry->key = key;
    entry->value = value;
    obj->entries[key] = entry;
    linkAsLatest(obj, entry);
}

void lRUCacheFree(LRUCache* obj) {
    for (int key = 0; key < KEYS; key++) free(obj->entries[key]);
    free(obj);
}
