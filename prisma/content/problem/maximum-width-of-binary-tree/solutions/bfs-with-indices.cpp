#include <algorithm>
#include <queue>
#include <utility>
using namespace std;

class Solution {
public:
    int widthOfBinaryTree(TreeNode* root) {
        queue<pair<TreeNode*, long long>> nodes;
        nodes.push({root, 0});
        long long widest = 0;
        while (!nodes.empty()) {
            long long first = nodes.front().second;
            widest = max(widest, nodes.back().second - first + 1);
            for (size_t left = nodes.size(); left > 0; left--) {
                auto [node, index] = nodes.front();
                nodes.pop();
                long long distance = index - first;
                if (node->left) nodes.push({node->left, 2 * distance});
                if (node->right) nodes.push({node->right, 2 * distance + 1});
            }
        }
        return widest;
    }
};
