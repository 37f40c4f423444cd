class Solution {
    map<int, map<int, multiset<int>>> mp;
    void f(TreeNode* r, int x, int y) {
        if (!r) return;
        mp[x][y].insert(r->val);
        f(r->left, x - 1, y + 1);
        f(r->right, x + 1, y + 1);
    }
public:
    vector<vector<int>> verticalTraversal(TreeNode* root) {
        f(root, 0, 0);
        vector<vector<int>> ans;
        for (auto& p : mp) {
            vector<int> col;
            for (auto& q : p.second) col.insert(col.end(), q.second.begin(), q.second.end());
            ans.push_back(col);
        }
        return ans;
    }
};
