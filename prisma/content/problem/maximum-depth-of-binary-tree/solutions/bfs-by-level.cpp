#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int maxDepth(TreeNode* root) {
        int depth = 0;
        vector<TreeNode*> level;
        if (root) level.push_back(root);
        while (!level.empty()) {
            ++depth;
            vector<TreeNode*> next;
            for (TreeNode* node : level) {
                if (node->left) next.push_back(node->left);
                if (node->right) next.push_back(node->right);
            }
            level = move(next);
        }
        return depth;
    }
};
