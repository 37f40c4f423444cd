#include <stack>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> inorderTraversal(TreeNode* root) {
        vector<int> values;
        stack<TreeNode*> waiting;
        TreeNode* node = root;
        while (node || !waiting.empty()) {
            while (node) {
                waiting.push(node);
                node = node->left;
            }
            node = waiting.top();
            waiting.pop();
            values.push_back(node->val);
            node = node->right;
        }
        return values;
    }
};
