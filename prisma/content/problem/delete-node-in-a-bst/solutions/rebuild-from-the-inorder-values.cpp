#include <vector>
using namespace std;

class Solution {
public:
    TreeNode* deleteNode(TreeNode* root, int key) {
        vector<int> values;
        walk(root, key, values);
        return build(values, 0, static_cast<int>(values.size()) - 1);
    }

private:
    void walk(const TreeNode* node, int key, vector<int>& values) {
        if (!node) return;
        walk(node->left, key, values);
        if (node->val != key) values.push_back(node->val);
        walk(node->right, key, values);
    }

    TreeNode* build(const vector<int>& values, int low, int high) {
        if (low > high) return nullptr;
        int middle = low + (high - low) / 2;
        TreeNode* root = new TreeNode(values[middle]);
        root->left = build(values, low, middle - 1);
        root->right = build(values, middle + 1, high);
        return root;
    }
};
