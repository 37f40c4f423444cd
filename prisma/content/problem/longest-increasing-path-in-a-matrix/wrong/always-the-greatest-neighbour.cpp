// Wrong Answer: always steps to the greatest neighbour, which may skip numbers
#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int longestIncreasingPath(vector<vector<int>>& matrix) {
        int rows = matrix.size();
        int columns = matrix[0].size();
        int best = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int length = 0;
                pair<int, int> here;
                pair<int, int> next = {row, column};
                do {
                    here = next;
                    length++;
                    for (auto [down, right] : {pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
                        int r = here.first + down;
                        int c = here.second + right;
                        if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
                        int greatest = matrix[next.first][next.second];
                        if (matrix[r][c] > greatest) next = {r, c};
                    }
                } while (next != here);
                best = max(best, length);
            }
        }
        return best;
    }
};
