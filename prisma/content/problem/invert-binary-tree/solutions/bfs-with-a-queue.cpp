#include <queue>
#include <utility>
using namespace std;

class Solution {
public:
    TreeNode* invertTree(TreeNode* root) {
        queue<TreeNode*> waiting;
        if (root) waiting.push(root);
        while (!waiting.empty()) {
            TreeNode* node = waiting.front();
            waiting.pop();
            swap(node->left, node->right);
            if (node->left) waiting.push(node->left);
            if (node->right) waiting.push(node->right);
        }
        return root;
    }
};
