#include <stdlib.h>

#define MAX_NODES 3000

static struct Node* copyOf(const struct Node* node) {
    struct Node* copy = malloc(sizeof(struct Node));
    copy->val = node->val;
    copy->numNeighbors = 0;
    copy->neighbors = malloc(sizeof(struct Node*) * (node->numNeighbors + 1));
    return copy;
}

struct Node* cloneGraph(struct Node* s) {
    if (s == NULL) return NULL;
    struct Node* copies[MAX_NODES + 1] = {NULL};
    struct Node* queue[MAX_NODES];
    int taken = 0, queued = 0;
    copies[s->val] = copyOf(s);
    queue[queued++] = s;
    while (taken < queued) {
        struct Node* original = queue[taken++];
        struct Node* copy = copies[original->val];
        for (int i = 0; i < original->numNeighbors; i++) {
            struct Node* neighbor = original->neighbors[i];
            if (copies[neighbor->val] == NULL) {
                copies[neighbor->val] = copyOf(neighbor);
                queue[queued++] = neighbor;
            }
            copy->neighbors[copy->numNeighbors++] = copies[neighbor->val];
        }
    }
    return copies[s->val];
}
