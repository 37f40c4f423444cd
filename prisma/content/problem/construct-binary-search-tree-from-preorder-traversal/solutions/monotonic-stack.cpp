#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* bstFromPreorder(vector<int>& preorder) {
        TreeNode* root = new TreeNode(preorder[0]);
        vector<TreeNode*> stack{root};
        for (size_t i = 1; i < preorder.size(); i++) {
            TreeNode* node = new TreeNode(preorder[i]);
            TreeNode* parent = stack.back();
            if (node->val < parent->val) {
                parent->left = node;
            } else {
                while (!stack.empty() && stack.back()->val < node->val) {
                    parent = stack.back();
                    stack.pop_back();
                }
                parent->right = node;
            }
            stack.push_back(node);
        }
        return root;
    }
};
