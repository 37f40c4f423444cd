#include <vector>
using namespace std;

class Solution {
public:
    int kthSmallest(TreeNode* root, int k) {
        vector<int> values;
        walk(root, values);
        return values[k - 1];
    }

private:
    void walk(const TreeNode* node, vector<int>& values) {
        if (!node) return;
        walk(node->left, values);
        values.push_back(node->val);
        walk(node->right, values);
    }
};
