#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> pathSum(TreeNode* root, int targetSum) {
        visit(root, targetSum);
        return paths;
    }

private:
    vector<vector<int>> paths;
    vector<int> path;

    void visit(const TreeNode* node, int missing) {
        if (!node) return;
        path.push_back(node->val);
        missing -= node->val;
        if (!node->left && !node->right && missing == 0) paths.push_back(path);
        visit(node->left, missing);
        visit(node->right, missing);
        path.pop_back();
    }
};
