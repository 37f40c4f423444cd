class Solution {
    void link(Node* a, Node* b) {
        if (!a) return;
        a->next = b;
        link(a->left, a->right);
        if (b) link(a->right, b->left);
        link(b ? b->left : NULL, b ? b->right : NULL);
    }
public:
    Node* connect(Node* root) {
        if (!root) return root;
        link(root->left, root->right);
        return root;
    }
};
