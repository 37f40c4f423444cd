// Wrong Answer: appends the value between the two subtrees, which is inorder
#include <vector>
using namespace std;

class Solution {
    vector<int> values;

public:
    vector<int> preorderTraversal(TreeNode* root) {
        if (!root) return values;
        preorderTraversal(root->left);
        values.push_back(root->val);
        preorderTraversal(root->right);
        return values;
    }
};
