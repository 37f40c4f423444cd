#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* sortedArrayToBST(vector<int>& nums) {
        return build(nums, 0, static_cast<int>(nums.size()) - 1);
    }

private:
    TreeNode* build(const vector<int>& nums, int low, int high) {
        if (low > high) return nullptr;
        int middle = low + (high - low) / 2;
        TreeNode* root = new TreeNode(nums[middle]);
        root->left = build(nums, low, middle - 1);
        root->right = build(nums, middle + 1, high);
        return root;
    }
};
