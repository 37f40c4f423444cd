#include <algorithm>
#include <climits>
#include <vector>
using namespace std;

class Solution {
public:
    int getMinimumDifference(TreeNode* root) {
        vector<int> values;
        inorder(root, values);
        int least = INT_MAX;
        for (size_t i = 1; i < values.size(); i++) {
            least = min(least, values[i] - values[i - 1]);
        }
        return least;
    }

private:
    void inorder(const TreeNode* node, vector<int>& values) {
        if (!node) return;
        inorder(node->left, values);
        values.push_back(node->val);
        inorder(node->right, values);
    }
};
