#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* buildTree(vector<int>& inorder, vector<int>& postorder) {
        if (inorder.empty()) return nullptr;
        TreeNode* root = new TreeNode(postorder.back());
        auto place = find(inorder.begin(), inorder.end(), root->val);
        auto border = postorder.begin() + (place - inorder.begin());
        vector<int> leftIn(inorder.begin(), place);
        vector<int> leftPost(postorder.begin(), border);
        vector<int> rightIn(place + 1, inorder.end());
        vector<int> rightPost(border, postorder.end() - 1);
        root->left = buildTree(leftIn, leftPost);
        root->right = buildTree(rightIn, rightPost);
        return root;
    }
};
