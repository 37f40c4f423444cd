// Wrong Answer: searches the first larger value, and without one takes the left subtree for empty
#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* bstFromPreorder(vector<int>& preorder) {
        return build(preorder, 0, preorder.size());
    }

private:
    TreeNode* build(const vector<int>& preorder, int from, int to) {
        if (from >= to) return nullptr;
        TreeNode* node = new TreeNode(preorder[from]);
        int split = from + 1;
        for (int i = from + 1; i < to; i++) {
            if (preorder[i] > preorder[from]) {
                split = i;
                break;
            }
        }
        node->left = build(preorder, from + 1, split);
        node->right = build(preorder, split, to);
        return node;
    }
};
