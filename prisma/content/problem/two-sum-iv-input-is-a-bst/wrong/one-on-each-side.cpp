// Wrong Answer: expects one value to the left and the other to the right of the root
class Solution {
    void collect(const TreeNode* node, vector<int>& values) {
        if (!node) return;
        collect(node->left, values);
        values.push_back(node->val);
        collect(node->right, values);
    }

public:
    bool findTarget(TreeNode* root, int k) {
        vector<int> left, right;
        collect(root->left, left);
        collect(root->right, right);
        for (int value : left) {
            if (k == value + root->val) return true;
            if (binary_search(right.begin(), right.end(), k - value)) return true;
        }
        return binary_search(right.begin(), right.end(), k - root->val);
    }
};
