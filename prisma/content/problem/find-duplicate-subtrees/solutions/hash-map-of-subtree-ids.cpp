#include <map>
#include <tuple>
#include <vector>
using namespace std;

class Solution {
public:
    vector<TreeNode*> findDuplicateSubtrees(TreeNode* root) {
        idOf(root);
        return duplicates;
    }

private:
    map<tuple<int, int, int>, int> ids;
    vector<int> counts{0};
    vector<TreeNode*> duplicates;

    int idOf(TreeNode* node) {
        if (!node) return 0;
        int left = idOf(node->left), right = idOf(node->right);
        int next = counts.size();
        auto [entry, isNew] = ids.try_emplace({node->val, left, right}, next);
        if (isNew) counts.push_back(0);
        if (++counts[entry->second] == 2) duplicates.push_back(node);
        return entry->second;
    }
};
