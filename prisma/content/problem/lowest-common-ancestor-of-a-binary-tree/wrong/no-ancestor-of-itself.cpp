// Wrong Answer: leaves the nodes themselves out of their paths, so it may return the parent
#include <algorithm>
#include <iterator>
#include <vector>
using namespace std;

class Solution {
public:
    int lowestCommonAncestor(TreeNode* root, int p, int q) {
        vector<int> toP;
        vector<int> toQ;
        find(root, p, toP);
        find(root, q, toQ);
        auto parted = mismatch(toP.begin(), toP.end(), toQ.begin(), toQ.end()).first;
        return parted == toP.begin() ? root->val : *prev(parted);
    }

private:
    bool find(const TreeNode* node, int value, vector<int>& path) {
        if (!node) return false;
        if (node->val == value) return true;
        path.push_back(node->val);
        if (find(node->left, value, path)) return true;
        if (find(node->right, value, path)) return true;
        path.pop_back();
        return false;
    }
};
