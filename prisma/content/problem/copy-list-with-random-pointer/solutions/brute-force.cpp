class Solution {
public:
    Node* copyRandomList(Node* head) {
        Node start(0);
        Node* last = &start;
        for (Node* node = head; node; node = node->next) {
            last->next = new Node(node->val);
            last = last->next;
        }
        Node* copy = start.next;
        for (Node* node = head; node; node = node->next) {
            if (node->random) copy->random = twin(node->random, head, start.next);
            copy = copy->next;
        }
        return start.next;
    }

private:
    static Node* twin(const Node* target, const Node* original, Node* copy) {
        while (original != target) {
            original = original->next;
            copy = copy->next;
        }
        return copy;
    }
};
