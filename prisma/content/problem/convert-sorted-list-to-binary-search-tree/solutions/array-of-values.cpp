#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* sortedListToBST(ListNode* head) {
        vector<int> values;
        for (; head; head = head->next) values.push_back(head->val);
        return build(values, 0, static_cast<int>(values.size()) - 1);
    }

private:
    TreeNode* build(const vector<int>& values, int low, int high) {
        if (low > high) return nullptr;
        int middle = low + (high - low) / 2;
        TreeNode* root = new TreeNode(values[middle]);
        root->left = build(values, low, middle - 1);
        root->right = build(values, middle + 1, high);
        return root;
    }
};
