class Solution {
public:
    Node* copyRandomList(Node* head) {
        if (!head) return nullptr;
        for (Node* node = head; node; node = node->next->next) {
            Node* copy = new Node(node->val);
            copy->next = node->next;
            node->next = copy;
        }
        for (Node* node = head; node; node = node->next->next) {
            if (node->random) node->next->random = node->random->next;
        }
        Node* first = head->next;
        for (Node* node = head; node; node = node->next) {
            Node* copy = node->next;
            node->next = copy->next;
            if (node->next) copy->next = node->next->next;
        }
        return first;
    }
};
