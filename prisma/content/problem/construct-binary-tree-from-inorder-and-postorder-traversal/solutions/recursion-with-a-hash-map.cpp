#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* buildTree(vector<int>& inorder, vector<int>& postorder) {
        int n = inorder.size();
        indexOf.clear();
        for (int i = 0; i < n; ++i) indexOf[inorder[i]] = i;
        next = postorder.rbegin();
        return build(0, n);
    }

private:
    unordered_map<int, int> indexOf;
    vector<int>::reverse_iterator next;

    TreeNode* build(int start, int end) {
        if (start == end) return nullptr;
        TreeNode* root = new TreeNode(*next++);
        int index = indexOf[root->val];
        root->right = build(index + 1, end);
        root->left = build(start, index);
        return root;
    }
};
