#include <cstddef>
#include <vector>
using namespace std;

class BSTIterator {
public:
    BSTIterator(TreeNode* root) {
        collect(root);
    }

    int next() {
        return values[place++];
    }

    bool hasNext() {
        return place < values.size();
    }

private:
    vector<int> values;
    size_t place = 0;

    void collect(const TreeNode* node) {
        if (!node) return;
        collect(node->left);
        values.push_back(node->val);
        collect(node->right);
    }
};
