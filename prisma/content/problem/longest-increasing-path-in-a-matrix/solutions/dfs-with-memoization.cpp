#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int longestIncreasingPath(vector<vector<int>>& matrix) {
        int rows = matrix.size();
        int columns = matrix[0].size();
        const pair<int, int> steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        vector<vector<int>> memo(rows, vector<int>(columns, 0));  // 0 means unknown
        int longest = 0;
        for (int start = 0; start < rows * columns; start++) {
            vector<pair<int, int>> stack{{start / columns, start % columns}};
            while (!stack.empty()) {
                auto [row, column] = stack.back();
                int best = 0;
                bool isWaiting = false;
                for (auto [down, right] : steps) {
                    int r = row + down;
                    int c = column + right;
                    if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
                    if (matrix[r][c] <= matrix[row][column]) continue;
                    if (memo[r][c] == 0) {
                        stack.emplace_back(r, c);
                        isWaiting = true;
                        break;
                    }
                    best = max(best, memo[r][c]);
                }
                if (isWaiting) continue;
                memo[row][column] = best + 1;
                longest = max(longest, best + 1);
                stack.pop_back();
            }
        }
        return longest;
    }
};
