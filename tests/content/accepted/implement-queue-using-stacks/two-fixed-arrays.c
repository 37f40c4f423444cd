typedef struct {
    int in[128], out[128];
    int nin, nout;
} MyQueue;

MyQueue* myQueueCreate() { return calloc(1, sizeof(MyQueue)); }

void myQueuePush(MyQueue* obj, int x) { obj->in[obj->nin++] = x; }

static void pour(MyQueue* q) {
    if (!q->nout) while (q->nin) q->out[q->nout++] = q->in[--q->nin];
}

int myQueuePop(MyQueue* obj) { pour(obj); return obj->out[--obj->nout]; }

int myQueuePeek(MyQueue* obj) { pour(obj); return obj->out[obj->nout - 1]; }

bool myQueueEmpty(MyQueue* obj) { return !obj->nin && !obj->nout; }

void myQueueFree(MyQueue* obj) { free(obj); }

/**
 * Your MyQueue struct will be instantiated and called as such:
 * MyQueue* obj = myQueueCreate();
 * myQueuePush(obj, x);
 */
