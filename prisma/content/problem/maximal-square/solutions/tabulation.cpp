#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maximalSquare(vector<vector<char>>& matrix) {
        int rows = matrix.size(), columns = matrix[0].size();
        vector<vector<int>> side(rows + 1, vector<int>(columns + 1));
        int largest = 0;
        for (int r = 1; r <= rows; r++) {
            for (int c = 1; c <= columns; c++) {
                if (matrix[r - 1][c - 1] == '0') continue;
                int straight = min(side[r - 1][c], side[r][c - 1]);
                side[r][c] = 1 + min(straight, side[r - 1][c - 1]);
                largest = max(largest, side[r][c]);
            }
        }
        return largest * largest;
    }
};
