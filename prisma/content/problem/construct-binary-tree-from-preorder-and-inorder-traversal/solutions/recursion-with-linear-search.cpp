#include <cstddef>
#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* buildTree(vector<int>& preorder, vector<int>& inorder) {
        size_t used = 0;
        return build(preorder, used, inorder, 0, inorder.size());
    }

private:
    TreeNode* build(const vector<int>& preorder, size_t& used,
                    const vector<int>& inorder, size_t start, size_t end) {
        if (start == end) return nullptr;
        TreeNode* root = new TreeNode(preorder[used++]);
        size_t place = start;
        while (inorder[place] != root->val) ++place;
        root->left = build(preorder, used, inorder, start, place);
        root->right = build(preorder, used, inorder, place + 1, end);
        return root;
    }
};
