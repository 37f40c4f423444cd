class Solution {
public:
    Node* connect(Node* root) {
        Node* node = root;
        while (node) {
            Node dummy(0);
            Node* tail = &dummy;
            for (; node; node = node->next) {
                if (node->left) tail = tail->next = node->left;
                if (node->right) tail = tail->next = node->right;
            }
            node = dummy.next;
        }
        return root;
    }
};
