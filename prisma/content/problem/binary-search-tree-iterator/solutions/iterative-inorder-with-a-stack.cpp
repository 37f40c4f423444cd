#include <stack>
using namespace std;

class BSTIterator {
public:
    BSTIterator(TreeNode* root) {
        pushLeft(root);
    }

    int next() {
        TreeNode* node = waiting.top();
        waiting.pop();
        pushLeft(node->right);
        return node->val;
    }

    bool hasNext() {
        return !waiting.empty();
    }

private:
    stack<TreeNode*> waiting;

    void pushLeft(TreeNode* node) {
        for (; node; node = node->left) waiting.push(node);
    }
};
