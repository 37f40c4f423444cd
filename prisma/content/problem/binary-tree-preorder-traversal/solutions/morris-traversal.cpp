#include <vector>
using namespace std;

class Solution {
public:
    vector<int> preorderTraversal(TreeNode* root) {
        vector<int> values;
        TreeNode* node = root;
        while (node) {
            if (!node->left) {
                values.push_back(node->val);
                node = node->right;
                continue;
            }
            TreeNode* predecessor = node->left;
            while (predecessor->right && predecessor->right != node) {
                predecessor = predecessor->right;
            }
            if (!predecessor->right) {
                values.push_back(node->val);
                predecessor->right = node;
                node = node->left;
            } else {
                predecessor->right = nullptr;
                node = node->right;
            }
        }
        return values;
    }
};
