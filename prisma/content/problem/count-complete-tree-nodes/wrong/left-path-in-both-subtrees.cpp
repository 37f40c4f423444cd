// Wrong Answer: takes the right subtree for perfect even when the heights of the subtrees are equal
class Solution {
    int height(TreeNode* node) { return node ? 1 + height(node->left) : 0; }

public:
    int countNodes(TreeNode* root) {
        if (!root) return 0;
        int left = height(root->left), right = height(root->right);
        return (1 << right) + (left == right ? (1 << left) - 1 : countNodes(root->left));
    }
};
