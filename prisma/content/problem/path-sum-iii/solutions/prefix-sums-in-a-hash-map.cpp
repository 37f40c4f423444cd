#include <unordered_map>
using namespace std;

class Solution {
public:
    int pathSum(TreeNode* root, int targetSum) { return count(root, 0, targetSum); }

private:
    unordered_map<long long, int> counts{{0, 1}};

    int count(const TreeNode* node, long long above, int targetSum) {
        if (!node) return 0;
        long long sum = above + node->val;
        auto found = counts.find(sum - targetSum);
        int paths = found == counts.end() ? 0 : found->second;
        counts[sum]++;
        paths += count(node->left, sum, targetSum) + count(node->right, sum, targetSum);
        counts[sum]--;
        return paths;
    }
};
