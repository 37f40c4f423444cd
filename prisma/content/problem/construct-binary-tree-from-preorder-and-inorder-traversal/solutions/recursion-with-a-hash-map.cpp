#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* buildTree(vector<int>& preorder, vector<int>& inorder) {
        int n = inorder.size();
        placeOf.clear();
        for (int place = 0; place < n; ++place) placeOf[inorder[place]] = place;
        next = preorder.begin();
        return build(0, n);
    }

private:
    unordered_map<int, int> placeOf;
    vector<int>::const_iterator next;

    TreeNode* build(int start, int end) {
        if (start == end) return nullptr;
        TreeNode* root = new TreeNode(*next++);
        int place = placeOf[root->val];
        root->left = build(start, place);
        root->right = build(place + 1, end);
        return root;
    }
};
