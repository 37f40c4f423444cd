class Solution {
public:
    Node* flatten(Node* head) {
        flattenToTail(head);
        return head;
    }

private:
    Node* flattenToTail(Node* node) {
        Node* tail = nullptr;
        while (node) {
            Node* following = node->next;
            tail = node;
            if (node->child) {
                tail = flattenToTail(node->child);
                node->next = node->child;
                node->child->prev = node;
                node->child = nullptr;
                tail->next = following;
                if (following) following->prev = tail;
            }
            node = following;
        }
        return tail;
    }
};
