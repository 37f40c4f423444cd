#include <stack>
#include <utility>
using namespace std;

class Solution {
public:
    int sumNumbers(TreeNode* root) {
        int sum = 0;
        stack<pair<TreeNode*, int>> waiting;
        waiting.push({root, root->val});
        while (!waiting.empty()) {
            auto [node, number] = waiting.top();
            waiting.pop();
            if (!node->left && !node->right) sum += number;
            for (TreeNode* child : {node->left, node->right}) {
                if (child) waiting.push({child, number * 10 + child->val});
            }
        }
        return sum;
    }
};
