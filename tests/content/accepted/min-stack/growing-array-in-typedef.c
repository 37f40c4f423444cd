typedef struct {
    int *val, *min;
    int size, cap;
} MinStack;

MinStack* minStackCreate() {
    MinStack *s = calloc(1, sizeof(MinStack));
    s->cap = 4;
    s->val = malloc(sizeof(int) * s->cap);
    s->min = malloc(sizeof(int) * s->cap);
    return s;
}

void minStackPush(MinStack* obj, int val) {
    if (obj->size == obj->cap) {
        obj->cap *= 2;
        obj->val = realloc(obj->val, sizeof(int) * obj->cap);
        obj->min = realloc(obj->min, sizeof(int) * obj->cap);
    }
    obj->val[obj->size] = val;
    obj->min[obj->size] = obj->size && obj->min[obj->size - 1] < val ? obj->min[obj->size - 1] : val;
    obj->size++;
}

void minStackPop(MinStack* obj) { obj->size--; }

int minStackTop(MinStack* obj) { return obj->val[obj->size - 1]; }

int minStackGetMin(MinStack* obj) { return obj->min[obj->size - 1]; }

void minStackFree(MinStack* obj) {
    free(obj->val);
    free(obj->min);
    free(obj);
}
