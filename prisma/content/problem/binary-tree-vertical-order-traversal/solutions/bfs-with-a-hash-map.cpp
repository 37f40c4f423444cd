#include <algorithm>
#include <queue>
#include <unordered_map>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> verticalOrder(TreeNode* root) {
        if (!root) return {};
        unordered_map<int, vector<int>> valuesIn;
        int first = 0;
        int last = 0;
        queue<pair<TreeNode*, int>> waiting;
        waiting.push({root, 0});
        while (!waiting.empty()) {
            auto [node, column] = waiting.front();
            waiting.pop();
            valuesIn[column].push_back(node->val);
            first = min(first, column);
            last = max(last, column);
            if (node->left) waiting.push({node->left, column - 1});
            if (node->right) waiting.push({node->right, column + 1});
        }
        vector<vector<int>> columns;
        for (int column = first; column <= last; ++column) {
            columns.push_back(std::move(valuesIn[column]));
        }
        return columns;
    }
};
