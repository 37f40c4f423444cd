class Solution {
public:
    Node* connect(Node* root) {
        for (Node* first = root; first && first->left; first = first->left) {
            for (Node* node = first; node; node = node->next) {
                node->left->next = node->right;
                if (node->next) node->right->next = node->next->left;
            }
        }
        return root;
    }
};
