// Wrong Answer: recurses before the children of the node are connected, so their next is still null below
class Solution {
public:
    Node* connect(Node* root) {
        if (!root || !root->left) return root;
        connect(root->left);
        connect(root->right);
        root->left->next = root->right;
        if (root->next) root->right->next = root->next->left;
        return root;
    }
};
