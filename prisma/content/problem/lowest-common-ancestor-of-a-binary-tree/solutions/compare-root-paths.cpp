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
        return *prev(parted);
    }

private:
    bool find(TreeNode* node, TreeNode* target, vector<TreeNode*>& path) {
        if (!node) return false;
        path.push_back(node);
        if (node == target) return true;
        if (find(node->left, target, path)) return true;
        if (find(node->right, target, path)) return true;
        path.pop_back();
        return false;
    }
};
