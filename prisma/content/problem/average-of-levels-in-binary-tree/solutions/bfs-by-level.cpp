#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    vector<double> averageOfLevels(TreeNode* root) {
        vector<double> averages;
        queue<TreeNode*> nodes;
        nodes.push(root);
        while (!nodes.empty()) {
            int count = nodes.size();
            long long sum = 0;
            for (int i = 0; i < count; i++) {
                TreeNode* node = nodes.front();
                nodes.pop();
                sum += node->val;
                if (node->left) nodes.push(node->left);
                if (node->right) nodes.push(node->right);
            }
            averages.push_back(static_cast<double>(sum) / count);
        }
        return averages;
    }
};
