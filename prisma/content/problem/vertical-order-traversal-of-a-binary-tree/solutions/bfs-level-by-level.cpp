#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> verticalTraversal(TreeNode* root) {
        map<int, vector<int>> valuesIn;
        vector<pair<TreeNode*, int>> row = {{root, 0}};
        while (!row.empty()) {
            unordered_map<int, vector<int>> groups;
            vector<pair<TreeNode*, int>> below;
            for (auto [node, column] : row) {
                groups[column].push_back(node->val);
                if (node->left) below.push_back({node->left, column - 1});
                if (node->right) below.push_back({node->right, column + 1});
            }
            for (auto& [column, group] : groups) {
                sort(group.begin(), group.end());
                auto& values = valuesIn[column];
                values.insert(values.end(), group.begin(), group.end());
            }
            row = std::move(below);
        }
        vector<vector<int>> columns;
        for (auto& [column, values] : valuesIn) columns.push_back(std::move(values));
        return columns;
    }
};
