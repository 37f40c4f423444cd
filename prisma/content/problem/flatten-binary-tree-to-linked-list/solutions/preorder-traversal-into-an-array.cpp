#include <vector>
using namespace std;

class Solution {
public:
    void flatten(TreeNode* root) {
        vector<TreeNode*> nodes;
        collect(root, nodes);
        for (size_t i = 0; i < nodes.size(); i++) {
            nodes[i]->left = nullptr;
            nodes[i]->right = i + 1 < nodes.size() ? nodes[i + 1] : nullptr;
        }
    }

private:
    void collect(TreeNode* node, vector<TreeNode*>& nodes) {
        if (!node) return;
        nodes.push_back(node);
        collect(node->left, nodes);
        collect(node->right, nodes);
    }
};
