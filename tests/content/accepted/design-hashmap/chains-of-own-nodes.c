#define BUCKETS 1009

typedef struct Node {
    int key, value;
    struct Node *next;
} Node;

typedef struct {
    Node *heads[BUCKETS];
} MyHashMap;

MyHashMap* myHashMapCreate(void) {
    return (MyHashMap *)calloc(1, sizeof(MyHashMap));
}

void myHashMapPut(MyHashMap* obj, int key, int value) {
    Node **p = &obj->heads[key % BUCKETS];
    while (*p && (*p)->key != key) p = &(*p)->next;
    if (!*p) {
        *p = (Node *)calloc(1, sizeof(Node));
        (*p)->key = key;
    }
    (*p)->value = value;
}

int myHashMapGet(MyHashMap* obj, int key) {
    for (Node *n = obj->heads[key % BUCKETS]; n; n = n->next)
        if (n->key == key) return n->value;
    return -1;
}

void myHashMapRemove(MyHashMap* obj, int key) {
    Node **p = &obj->heads[key % BUCKETS];
    while (*p && (*p)->key != key) p = &(*p)->next;
    if (*p) {
        Node *gone = *p;
        *p = gone->next;
        free(gone);
    }
}

void myHashMapFree(MyHashMap* obj) {
    free(obj);
}
