#include <algorithm>
#include <cstddef>
#include <vector>
using namespace std;

class Solution {
public:
    void recoverTree(TreeNode* root) {
        vector<TreeNode*> nodes;
        walk(root, nodes);
        vector<int> values;
        for (TreeNode* node : nodes) values.push_back(node->val);
        sort(values.begin(), values.end());
        for (size_t i = 0; i < nodes.size(); ++i) nodes[i]->val = values[i];
    }

private:
    void walk(TreeNode* node, vector<TreeNode*>& nodes) {
        if (!node) return;
        walk(node->left, nodes);
        nodes.push_back(node);
        walk(node->right, nodes);
    }
};
