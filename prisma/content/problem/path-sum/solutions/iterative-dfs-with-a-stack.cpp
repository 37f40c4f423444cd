#include <stack>
#include <utility>
using namespace std;

class Solution {
public:
    bool hasPathSum(TreeNode* root, int targetSum) {
        stack<pair<TreeNode*, int>> open;
        if (root) open.push({root, targetSum});
        while (!open.empty()) {
            auto [node, needed] = open.top();
            open.pop();
            if (!node->left && !node->right && node->val == needed) return true;
            for (TreeNode* child : {node->right, node->left}) {
                if (child) open.push({child, needed - node->val});
            }
        }
        return false;
    }
};
