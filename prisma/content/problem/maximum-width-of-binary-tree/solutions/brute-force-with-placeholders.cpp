#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int widthOfBinaryTree(TreeNode* root) {
        vector<TreeNode*> level = {root};
        size_t widest = 0;
        while (!level.empty()) {
            widest = max(widest, level.size());
            vector<TreeNode*> below;
            for (TreeNode* node : level) {
                below.push_back(node ? node->left : nullptr);
                below.push_back(node ? node->right : nullptr);
            }
            while (!below.empty() && !below.back()) below.pop_back();
            auto isNode = [](const TreeNode* node) { return node != nullptr; };
            auto first = find_if(below.begin(), below.end(), isNode);
            level.assign(first, below.end());
        }
        return widest;
    }
};
