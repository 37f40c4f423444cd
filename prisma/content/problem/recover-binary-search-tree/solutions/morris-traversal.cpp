#include <utility>
using namespace std;

class Solution {
public:
    void recoverTree(TreeNode* root) {
        TreeNode* first = nullptr;
        TreeNode* second = nullptr;
        TreeNode* previous = nullptr;
        TreeNode* node = root;
        while (node) {
            if (node->left) {
                TreeNode* predecessor = node->left;
                while (predecessor->right && predecessor->right != node) {
                    predecessor = predecessor->right;
                }
                if (!predecessor->right) {
                    predecessor->right = node;
                    node = node->left;
                    continue;
                }
                predecessor->right = nullptr;
            }
            if (previous && previous->val > node->val) {
                if (!first) first = previous;
                second = node;
            }
            previous = node;
            node = node->right;
        }
        swap(first->val, second->val);
    }
};
