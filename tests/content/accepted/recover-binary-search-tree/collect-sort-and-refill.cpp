class Solution {
    vector<TreeNode*> nodes;
    void walk(TreeNode* r) { if (r) walk(r->left), nodes.push_back(r), walk(r->right); }
public:
    void recoverTree(TreeNode* root) {
        walk(root);
        vector<int> v;
        transform(nodes.begin(), nodes.end(), back_inserter(v), [](TreeNode* n) { return n->val; });
        sort(v.begin(), v.end());
        for (size_t i = 0; i < v.size(); ++i) nodes[i]->val = v[i];
    }
};
