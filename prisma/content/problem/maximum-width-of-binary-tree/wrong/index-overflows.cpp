// Runtime Error: lets the indices double on every level, so they overflow a 32-bit integer
class Solution {
public:
    int widthOfBinaryTree(TreeNode* root) {
        vector<pair<TreeNode*, int>> level = {{root, 1}};
        int widest = 0;
        while (!level.empty()) {
            widest = max(widest, level.back().second - level.front().second + 1);
            vector<pair<TreeNode*, int>> below;
            for (auto [node, index] : level) {
                if (node->left) below.push_back({node->left, 2 * index});
                if (node->right) below.push_back({node->right, 2 * index + 1});
            }
            level = below;
        }
        return widest;
    }
};
