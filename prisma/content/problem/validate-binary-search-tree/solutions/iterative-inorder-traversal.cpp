#include <vector>
using namespace std;

class Solution {
public:
    bool isValidBST(TreeNode* root) {
        vector<TreeNode*> stack;
        TreeNode* node = root;
        TreeNode* previous = nullptr;
        while (node || !stack.empty()) {
            for (; node; node = node->left) stack.push_back(node);
            node = stack.back();
            stack.pop_back();
            if (previous && node->val <= previous->val) return false;
            previous = node;
            node = node->right;
        }
        return true;
    }
};
