#include <algorithm>
#include <climits>
#include <vector>
using namespace std;

class Solution {
public:
    int minPathSum(vector<vector<int>>& grid) {
        vector<int> best(grid[0].size(), INT_MAX);
        best[0] = 0;
        for (const vector<int>& row : grid) {
            best[0] += row[0];
            for (size_t c = 1; c < row.size(); c++) {
                best[c] = row[c] + min(best[c], best[c - 1]);
            }
        }
        return best.back();
    }
};
