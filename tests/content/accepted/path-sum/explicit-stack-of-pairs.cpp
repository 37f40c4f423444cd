class Solution {
public:
    bool hasPathSum(TreeNode* root, int targetSum) {
        stack<pair<TreeNode*, int>> st;
        if (root) st.emplace(root, targetSum);
        while (!st.empty()) {
            TreeNode* n; int rest;
            tie(n, rest) = st.top();
            st.pop();
            rest -= n->val;
            if (!n->left && !n->right && !rest) return true;
            if (n->left) st.emplace(n->left, rest);
            if (n->right) st.emplace(n->right, rest);
        }
        return false;
    }
};
