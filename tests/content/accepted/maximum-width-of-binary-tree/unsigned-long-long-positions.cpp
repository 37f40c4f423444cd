class Solution {
public:
    int widthOfBinaryTree(TreeNode* root) {
        typedef unsigned long long ull;
        vector<ull> lefts;
        int ans = 0;
        function<void(TreeNode*, int, ull)> dfs = [&](TreeNode* n, int d, ull id) {
            if (!n) return;
            if (d == lefts.size()) lefts.push_back(id);
            ans = max(ans, int(id - lefts[d]) + 1);
            dfs(n->left, d + 1, id * 2);
            dfs(n->right, d + 1, id * 2 + 1);
        };
        dfs(root, 0, 1);
        return ans;
    }
};
