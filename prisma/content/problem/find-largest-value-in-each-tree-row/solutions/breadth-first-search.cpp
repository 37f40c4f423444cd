#include <algorithm>
#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> largestValues(TreeNode* root) {
        vector<int> largest;
        queue<TreeNode*> waiting;
        if (root) waiting.push(root);
        while (!waiting.empty()) {
            int most = waiting.front()->val;
            for (int left = waiting.size(); left > 0; left--) {
                TreeNode* node = waiting.front();
                waiting.pop();
                most = max(most, node->val);
                if (node->left) waiting.push(node->left);
                if (node->right) waiting.push(node->right);
            }
            largest.push_back(most);
        }
        return largest;
    }
};
