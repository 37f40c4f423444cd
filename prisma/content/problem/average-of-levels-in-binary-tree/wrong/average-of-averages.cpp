// Wrong Answer: averages the averages of the two subtrees, although they differ in their number of nodes
#include <vector>
using namespace std;

class Solution {
public:
    vector<double> averageOfLevels(TreeNode* root) {
        if (!root) return {};
        vector<double> left = averageOfLevels(root->left);
        vector<double> right = averageOfLevels(root->right);
        vector<double> averages{static_cast<double>(root->val)};
        for (size_t i = 0; i < left.size() || i < right.size(); i++) {
            if (i >= left.size()) {
                averages.push_back(right[i]);
            } else if (i >= right.size()) {
                averages.push_back(left[i]);
            } else {
                averages.push_back((left[i] + right[i]) / 2);
            }
        }
        return averages;
    }
};
