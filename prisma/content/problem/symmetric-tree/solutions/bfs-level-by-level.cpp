#include <algorithm>
#include <climits>
#include <vector>
using namespace std;

class Solution {
public:
    bool isSymmetric(TreeNode* root) {
        vector<TreeNode*> level{root};
        while (!level.empty()) {
            vector<int> values;
            vector<TreeNode*> following;
            for (TreeNode* node : level) {
                values.push_back(node ? node->val : INT_MIN);
                if (!node) continue;
                following.push_back(node->left);
                following.push_back(node->right);
            }
            if (!equal(values.begin(), values.end(), values.rbegin())) return false;
            level = following;
        }
        return true;
    }
};
