#include <algorithm>
#include <cstddef>
#include <tuple>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> verticalTraversal(TreeNode* root) {
        vector<Place> places;
        walk(root, 0, 0, places);
        sort(places.begin(), places.end());
        int first = get<0>(places[0]);
        vector<vector<int>> columns;
        for (const auto& [column, row, val] : places) {
            size_t index = column - first;
            if (index == columns.size()) columns.emplace_back();
            columns[index].push_back(val);
        }
        return columns;
    }

private:
    using Place = tuple<int, int, int>;

    void walk(const TreeNode* node, int row, int column, vector<Place>& places) {
        if (!node) return;
        places.push_back({column, row, node->val});
        walk(node->left, row + 1, column - 1, places);
        walk(node->right, row + 1, column + 1, places);
    }
};
