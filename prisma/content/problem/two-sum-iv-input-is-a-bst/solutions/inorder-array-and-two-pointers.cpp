#include <vector>
using namespace std;

class Solution {
public:
    bool findTarget(TreeNode* root, int k) {
        vector<int> values;
        inorder(root, values);
        int left = 0, right = static_cast<int>(values.size()) - 1;
        while (left < right) {
            int sum = values[left] + values[right];
            if (sum == k) return true;
            if (sum < k) {
                left++;
            } else {
                right--;
            }
        }
        return false;
    }

private:
    void inorder(const TreeNode* node, vector<int>& values) {
        if (!node) return;
        inorder(node->left, values);
        values.push_back(node->val);
        inorder(node->right, values);
    }
};
