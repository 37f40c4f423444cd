#include <algorithm>
#include <functional>
#include <vector>
using namespace std;

class Solution {
    vector<int> values;

    void walk(TreeNode* node) {
        if (!node) return;
        walk(node->left);
        values.push_back(node->val);
        walk(node->right);
    }

public:
    bool isValidBST(TreeNode* root) {
        values.clear();
        walk(root);
        auto fall = adjacent_find(values.begin(), values.end(), greater_equal<int>());
        return fall == values.end();
    }
};
