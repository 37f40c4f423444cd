#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> verticalOrder(TreeNode* root) {
        vector<Place> places;
        walk(root, 0, 0, places);
        stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
            return pair(a.column, a.level) < pair(b.column, b.level);
        });
        vector<vector<int>> columns;
        for (const Place& place : places) {
            int index = place.column - places[0].column;
            if (index == static_cast<int>(columns.size())) columns.emplace_back();
            columns[index].push_back(place.val);
        }
        return columns;
    }

private:
    struct Place {
        int column;
        int level;
        int val;
    };

    void walk(const TreeNode* node, int column, int level, vector<Place>& places) {
        if (!node) return;
        places.push_back({column, level, node->val});
        walk(node->left, column - 1, level + 1, places);
        walk(node->right, column + 1, level + 1, places);
    }
};
