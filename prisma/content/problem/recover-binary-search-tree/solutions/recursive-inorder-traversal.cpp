#include <utility>
using namespace std;

class Solution {
public:
    void recoverTree(TreeNode* root) {
        first = second = previous = nullptr;
        walk(root);
        swap(first->val, second->val);
    }

private:
    TreeNode* first = nullptr;
    TreeNode* second = nullptr;
    TreeNode* previous = nullptr;

    void walk(TreeNode* node) {
        if (!node) return;
        walk(node->left);
        if (previous && previous->val > node->val) {
            if (!first) first = previous;
            second = node;
        }
        previous = node;
        walk(node->right);
    }
};
