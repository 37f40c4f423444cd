#include <stack>
using namespace std;

class Solution {
public:
    bool findTarget(TreeNode* root, int k) {
        Iterator ascending(root, &TreeNode::left, &TreeNode::right);
        Iterator descending(root, &TreeNode::right, &TreeNode::left);
        TreeNode* low = ascending.next();
        TreeNode* high = descending.next();
        while (low != high) {
            int sum = low->val + high->val;
            if (sum == k) return true;
            if (sum < k) {
                low = ascending.next();
            } else {
                high = descending.next();
            }
        }
        return false;
    }

private:
    class Iterator {
    public:
        using Child = TreeNode* TreeNode::*;

        Iterator(TreeNode* root, Child near, Child far) : near(near), far(far) {
            descend(root);
        }

        TreeNode* next() {
            TreeNode* node = path.top();
            path.pop();
            descend(node->*far);
            return node;
        }

    private:
        Child near, far;
        stack<TreeNode*> path;

        void descend(TreeNode* node) {
            for (; node; node = node->*near) path.push(node);
        }
    };
};
