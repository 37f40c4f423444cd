#include <stdlib.h>

struct Node* copyRandomList(struct Node* head) {
    if (!head) return NULL;
    for (struct Node* node = head; node; node = node->next->next) {
        struct Node* copy = calloc(1, sizeof *copy);
        copy->val = node->val;
        copy->next = node->next;
        node->next = copy;
    }
    for (struct Node* node = head; node; node = node->next->next) {
        if (node->random) node->next->random = node->random->next;
    }
    struct Node* first = head->next;
    for (struct Node* node = head; node; node = node->next) {
        struct Node* copy = node->next;
        node->next = copy->next;
        if (node->next) copy->next = node->next->next;
    }
    return first;
}
