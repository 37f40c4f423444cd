#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> zigzagLevelOrder(TreeNode* root) {
        vector<vector<int>> levels;
        vector<TreeNode*> level;
        if (root) level.push_back(root);
        while (!level.empty()) {
            vector<int> values;
            vector<TreeNode*> next;
            for (TreeNode* node : level) {
                values.push_back(node->val);
                if (node->left) next.push_back(node->left);
                if (node->right) next.push_back(node->right);
            }
            if (levels.size() % 2 == 1) reverse(values.begin(), values.end());
            levels.push_back(std::move(values));
            level = std::move(next);
        }
        return levels;
    }
};
