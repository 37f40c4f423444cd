#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* bstFromPreorder(vector<int>& preorder) {
        TreeNode* root = nullptr;
        for (int val : preorder) {
            TreeNode** place = &root;
            while (*place) {
                place = val < (*place)->val ? &(*place)->left : &(*place)->right;
            }
            *place = new TreeNode(val);
        }
        return root;
    }
};
