#include <vector>
using namespace std;

class Solution {
public:
    vector<int> postorderTraversal(TreeNode* root) {
        vector<int> values;
        vector<TreeNode*> stack;
        TreeNode* node = root;
        TreeNode* last = nullptr;
        while (node || !stack.empty()) {
            for (; node; node = node->left) stack.push_back(node);
            TreeNode* top = stack.back();
            if (top->right && top->right != last) {
                node = top->right;
            } else {
                values.push_back(top->val);
                last = top;
                stack.pop_back();
            }
        }
        return values;
    }
};
