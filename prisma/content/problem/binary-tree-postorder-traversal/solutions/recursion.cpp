#include <vector>
using namespace std;

class Solution {
public:
    vector<int> postorderTraversal(TreeNode* root) {
        vector<int> values;
        visit(root, values);
        return values;
    }

private:
    void visit(const TreeNode* node, vector<int>& values) {
        if (!node) return;
        visit(node->left, values);
        visit(node->right, values);
        values.push_back(node->val);
    }
};
