#include <vector>
using namespace std;

class Solution {
public:
    vector<double> averageOfLevels(TreeNode* root) {
        sums.clear();
        counts.clear();
        visit(root, 0);
        vector<double> averages;
        for (size_t depth = 0; depth < sums.size(); depth++) {
            averages.push_back(static_cast<double>(sums[depth]) / counts[depth]);
        }
        return averages;
    }

private:
    vector<long long> sums;
    vector<int> counts;

    void visit(const TreeNode* node, size_t depth) {
        if (!node) return;
        if (depth == sums.size()) {
            sums.push_back(0);
            counts.push_back(0);
        }
        sums[depth] += node->val;
        counts[depth]++;
        visit(node->left, depth + 1);
        visit(node->right, depth + 1);
    }
};
