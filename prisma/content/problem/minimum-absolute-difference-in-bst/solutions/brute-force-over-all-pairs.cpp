#include <algorithm>
#include <climits>
#include <cstdlib>
#include <vector>
using namespace std;

class Solution {
public:
    int getMinimumDifference(TreeNode* root) {
        vector<int> values;
        collect(root, values);
        int least = INT_MAX;
        for (size_t i = 0; i < values.size(); i++) {
            for (size_t j = i + 1; j < values.size(); j++) {
                least = min(least, abs(values[i] - values[j]));
            }
        }
        return least;
    }

private:
    void collect(const TreeNode* node, vector<int>& values) {
        if (!node) return;
        values.push_back(node->val);
        collect(node->left, values);
        collect(node->right, values);
    }
};
