// Wrong Answer: compares the values of the nodes and not their subtrees
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<TreeNode*> findDuplicateSubtrees(TreeNode* root) {
        visit(root);
        return duplicates;
    }

private:
    unordered_map<int, int> counts;
    vector<TreeNode*> duplicates;

    void visit(TreeNode* node) {
        if (!node) return;
        visit(node->left);
        visit(node->right);
        if (++counts[node->val] == 2) duplicates.push_back(node);
    }
};
