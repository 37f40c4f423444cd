#include <stddef.h>

struct Node* flatten(struct Node* head) {
    for (struct Node* node = head; node; node = node->next) {
        if (!node->child) continue;
        struct Node* tail = node->child;
        while (tail->next) tail = tail->next;
        tail->next = node->next;
        if (node->next) node->next->prev = tail;
        node->next = node->child;
        node->child->prev = node;
        node->child = NULL;
    }
    return head;
}
