// Wrong Answer: returns one empty level for an empty tree instead of none
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> levelOrder(TreeNode* root) {
        vector<vector<int>> levels;
        vector<TreeNode*> nodes = {root};
        while (!nodes.empty()) {
            vector<int> level;
            vector<TreeNode*> next;
            for (TreeNode* node : nodes) {
                if (!node) continue;
                level.push_back(node->val);
                if (node->left) next.push_back(node->left);
                if (node->right) next.push_back(node->right);
            }
            levels.push_back(level);
            nodes = next;
        }
        return levels;
    }
};
