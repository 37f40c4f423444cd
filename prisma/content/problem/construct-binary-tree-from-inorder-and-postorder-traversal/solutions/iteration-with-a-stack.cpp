#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* buildTree(vector<int>& inorder, vector<int>& postorder) {
        auto unread = inorder.rbegin();
        TreeNode* root = new TreeNode(postorder.back());
        vector<TreeNode*> stack{root};
        for (auto val = postorder.rbegin() + 1; val != postorder.rend(); ++val) {
            TreeNode* node = new TreeNode(*val);
            TreeNode* parent = nullptr;
            while (!stack.empty() && stack.back()->val == *unread) {
                parent = stack.back();
                stack.pop_back();
                ++unread;
            }
            if (parent) {
                parent->left = node;
            } else {
                stack.back()->right = node;
            }
            stack.push_back(node);
        }
        return root;
    }
};
