// Wrong Answer: walks along next pointers of the level above that are set only later, in the right subtree
class Solution {
public:
    Node* connect(Node* root) {
        if (!root) return root;
        if (root->left) root->left->next = root->right ? root->right : firstChild(root->next);
        if (root->right) root->right->next = firstChild(root->next);
        connect(root->left);
        connect(root->right);
        return root;
    }

private:
    Node* firstChild(Node* node) {
        for (; node; node = node->next) {
            if (node->left) return node->left;
            if (node->right) return node->right;
        }
        return nullptr;
    }
};
