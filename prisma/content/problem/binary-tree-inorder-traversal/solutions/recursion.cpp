#include <vector>
using namespace std;

class Solution {
public:
    vector<int> inorderTraversal(TreeNode* root) {
        vector<int> values;
        visit(root, values);
        return values;
    }

private:
    void visit(const TreeNode* node, vector<int>& values) {
        if (!node) return;
        visit(node->left, values);
        values.push_back(node->val);
        visit(node->right, values);
    }
};
