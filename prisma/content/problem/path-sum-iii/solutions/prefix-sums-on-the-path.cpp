#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int pathSum(TreeNode* root, int targetSum) {
        if (!root) return 0;
        long long sum = prefix.back() + root->val;
        int paths = count(prefix.begin(), prefix.end(), sum - targetSum);
        prefix.push_back(sum);
        paths += pathSum(root->left, targetSum) + pathSum(root->right, targetSum);
        prefix.pop_back();
        return paths;
    }

private:
    vector<long long> prefix{0};
};
