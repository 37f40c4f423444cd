#include <vector>
using namespace std;

class Solution {
public:
    vector<int> inorderTraversal(TreeNode* root) {
        vector<int> values;
        TreeNode* node = root;
        while (node) {
            if (!node->left) {
                values.push_back(node->val);
                node = node->right;
                continue;
            }
            TreeNode* before = node->left;
            while (before->right && before->right != node) before = before->right;
            if (!before->right) {
                before->right = node;
                node = node->left;
            } else {
                before->right = nullptr;
                values.push_back(node->val);
                node = node->right;
            }
        }
        return values;
    }
};
