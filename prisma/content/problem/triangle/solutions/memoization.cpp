#include <algorithm>
#include <optional>
#include <vector>
using namespace std;

class Solution {
public:
    int minimumTotal(vector<vector<int>>& triangle) {
        memo.clear();
        for (const auto& row : triangle) memo.emplace_back(row.size());
        return best(triangle, 0, 0);
    }

private:
    vector<vector<optional<int>>> memo;

    int best(const vector<vector<int>>& triangle, size_t i, size_t j) {
        if (i + 1 == triangle.size()) return triangle[i][j];
        if (!memo[i][j]) {
            int below = min(best(triangle, i + 1, j), best(triangle, i + 1, j + 1));
            memo[i][j] = triangle[i][j] + below;
        }
        return *memo[i][j];
    }
};
