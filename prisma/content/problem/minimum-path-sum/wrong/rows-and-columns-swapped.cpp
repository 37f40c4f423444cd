// Wrong Answer: takes the number of rows for the columns as well, as if the matrix were square
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minPathSum(vector<vector<int>>& grid) {
        int n = grid.size();
        vector<vector<int>> best = grid;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (r > 0 && c > 0) {
                    best[r].at(c) += min(best[r - 1].at(c), best[r].at(c - 1));
                } else if (r > 0) {
                    best[r].at(c) += best[r - 1].at(c);
                } else if (c > 0) {
                    best[r].at(c) += best[r].at(c - 1);
                }
            }
        }
        return best[n - 1].at(n - 1);
    }
};
