#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* sortedArrayToBST(vector<int>& nums) {
        if (nums.empty()) return nullptr;
        auto middle = nums.begin() + nums.size() / 2;
        vector<int> smaller(nums.begin(), middle);
        vector<int> greater(middle + 1, nums.end());
        TreeNode* root = new TreeNode(*middle);
        root->left = sortedArrayToBST(smaller);
        root->right = sortedArrayToBST(greater);
        return root;
    }
};
