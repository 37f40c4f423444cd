#include <climits>
#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* bstFromPreorder(vector<int>& preorder) {
        size_t i = 0;
        return build(preorder, i, INT_MAX);
    }

private:
    TreeNode* build(const vector<int>& preorder, size_t& i, int bound) {
        if (i == preorder.size() || preorder[i] > bound) return nullptr;
        TreeNode* node = new TreeNode(preorder[i++]);
        node->left = build(preorder, i, node->val);
        node->right = build(preorder, i, bound);
        return node;
    }
};
