#include <stddef.h>

struct Node* connect(struct Node* root) {
    struct Node* node = root;
    while (node) {
        struct Node dummy = {0, NULL, NULL, NULL};
        struct Node* tail = &dummy;
        for (; node; node = node->next) {
            if (node->left) tail = tail->next = node->left;
            if (node->right) tail = tail->next = node->right;
        }
        node = dummy.next;
    }
    return root;
}
