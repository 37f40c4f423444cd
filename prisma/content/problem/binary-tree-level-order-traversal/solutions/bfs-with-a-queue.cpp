#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> levelOrder(TreeNode* root) {
        vector<vector<int>> levels;
        queue<TreeNode*> waiting;
        if (root) waiting.push(root);
        while (!waiting.empty()) {
            vector<int> level(waiting.size());
            for (int& value : level) {
                TreeNode* node = waiting.front();
                waiting.pop();
                value = node->val;
                if (node->left) waiting.push(node->left);
                if (node->right) waiting.push(node->right);
            }
            levels.push_back(level);
        }
        return levels;
    }
};
