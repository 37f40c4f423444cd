// Wrong Answer: leaves the nodes themselves out of their paths, so it may return the parent
#include <algorithm>
#include <iterator>
#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* lowestCommonAncestor(TreeNode* root, TreeNode* p, TreeNode* q) {
        vector<TreeNode*> toP;
        vector<TreeNode*> toQ;
        find(root, p, toP);
        find(root, q, toQ);
        auto parted = mismatch(toP.begin(), toP.end(), toQ.begin(), toQ.end()).first;
        return parted == toP.begin() ? root : *prev(parted);
    }

private:
    bool find(TreeNode* node, TreeNode* target, vector<TreeNode*>& path) {
        if (!node) return false;
        if (node == target) return true;
        path.push_back(node);
        if (find(node->left, target, path)) return true;
        if (find(node->right, target, path)) return true;
        path.pop_back();
        return false;
    }
};
