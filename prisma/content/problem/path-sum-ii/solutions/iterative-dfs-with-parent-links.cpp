#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> pathSum(TreeNode* root, int targetSum) {
        vector<vector<int>> paths;
        unordered_map<TreeNode*, TreeNode*> parents;
        vector<pair<TreeNode*, int>> stack;
        if (root) stack.push_back({root, root->val});
        while (!stack.empty()) {
            auto [node, sum] = stack.back();
            stack.pop_back();
            if (!node->left && !node->right && sum == targetSum) {
                vector<int> path;
                for (TreeNode* one = node; one; one = parents[one]) {
                    path.push_back(one->val);
                }
                reverse(path.begin(), path.end());
                paths.push_back(path);
            }
            for (TreeNode* child : {node->right, node->left}) {
                if (!child) continue;
                parents[child] = node;
                stack.push_back({child, sum + child->val});
            }
        }
        return paths;
    }
};
