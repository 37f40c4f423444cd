#include <algorithm>
#include <stack>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> postorderTraversal(TreeNode* root) {
        vector<int> values;
        stack<TreeNode*> waiting;
        if (root) waiting.push(root);
        while (!waiting.empty()) {
            TreeNode* node = waiting.top();
            waiting.pop();
            values.push_back(node->val);
            if (node->left) waiting.push(node->left);
            if (node->right) waiting.push(node->right);
        }
        reverse(values.begin(), values.end());
        return values;
    }
};
