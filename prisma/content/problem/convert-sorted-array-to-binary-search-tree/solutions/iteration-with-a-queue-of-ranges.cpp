#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* sortedArrayToBST(vector<int>& nums) {
        TreeNode* root = new TreeNode(0);
        queue<Task> tasks;
        tasks.push({root, 0, static_cast<int>(nums.size()) - 1});
        while (!tasks.empty()) {
            auto [node, low, high] = tasks.front();
            tasks.pop();
            int middle = low + (high - low) / 2;
            node->val = nums[middle];
            if (low < middle) {
                node->left = new TreeNode(0);
                tasks.push({node->left, low, middle - 1});
            }
            if (middle < high) {
                node->right = new TreeNode(0);
                tasks.push({node->right, middle + 1, high});
            }
        }
        return root;
    }

private:
    struct Task {
        TreeNode* node;
        int low;
        int high;
    };
};
