#include <stack>
using namespace std;

class Solution {
public:
    int kthSmallest(TreeNode* root, int k) {
        stack<TreeNode*> waiting;
        TreeNode* node = root;
        while (true) {
            for (; node; node = node->left) waiting.push(node);
            node = waiting.top();
            waiting.pop();
            if (--k == 0) return node->val;
            node = node->right;
        }
    }
};
