// Wrong Answer: the old next still has the parent as its prev instead of the tail of the child list
class Solution {
public:
    Node* flatten(Node* head) {
        for (Node* node = head; node; node = node->next) {
            if (!node->child) continue;
            Node* tail = node->child;
            while (tail->next) tail = tail->next;
            tail->next = node->next;
            node->next = node->child;
            node->child->prev = node;
            node->child = nullptr;
        }
        return head;
    }
};
