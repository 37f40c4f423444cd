class Solution {
public:
    Node* flatten(Node* head) {
        for (Node* node = head; node; node = node->next) {
            if (!node->child) continue;
            Node* tail = node->child;
            while (tail->next) tail = tail->next;
            tail->next = node->next;
            if (node->next) node->next->prev = tail;
            node->next = node->child;
            node->child->prev = node;
            node->child = nullptr;
        }
        return head;
    }
};
