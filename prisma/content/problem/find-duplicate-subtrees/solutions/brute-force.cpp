#include <cstddef>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<TreeNode*> findDuplicateSubtrees(TreeNode* root) {
        vector<TreeNode*> nodes{root};
        for (size_t i = 0; i < nodes.size(); i++) {
            TreeNode* node = nodes[i];
            if (node->left) nodes.push_back(node->left);
            if (node->right) nodes.push_back(node->right);
        }
        vector<pair<TreeNode*, int>> kinds;
        for (TreeNode* node : nodes) {
            size_t place = 0;
            while (place < kinds.size() && !isSame(kinds[place].first, node)) place++;
            if (place == kinds.size()) kinds.push_back({node, 0});
            kinds[place].second++;
        }
        vector<TreeNode*> duplicates;
        for (const auto& [node, count] : kinds) {
            if (count > 1) duplicates.push_back(node);
        }
        return duplicates;
    }

private:
    bool isSame(const TreeNode* one, const TreeNode* other) {
        if (!one || !other) return one == other;
        return one->val == other->val && isSame(one->left, other->left) &&
               isSame(one->right, other->right);
    }
};
