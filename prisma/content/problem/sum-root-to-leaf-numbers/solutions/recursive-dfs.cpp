class Solution {
public:
    int sumNumbers(TreeNode* root) { return sumFrom(root, 0); }

private:
    int sumFrom(const TreeNode* node, int number) {
        if (!node) return 0;
        number = number * 10 + node->val;
        if (!node->left && !node->right) return number;
        return sumFrom(node->left, number) + sumFrom(node->right, number);
    }
};
