#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maximalSquare(vector<vector<char>>& matrix) {
        int rows = matrix.size(), columns = matrix[0].size();
        memo.assign(rows, vector<int>(columns, -1));
        int largest = 0;
        for (int r = rows - 1; r >= 0; r--) {
            for (int c = columns - 1; c >= 0; c--) {
                largest = max(largest, side(matrix, r, c));
            }
        }
        return largest * largest;
    }

private:
    vector<vector<int>> memo;

    int side(const vector<vector<char>>& matrix, int r, int c) {
        if (r < 0 || c < 0 || matrix[r][c] == '0') return 0;
        if (memo[r][c] != -1) return memo[r][c];
        int above = side(matrix, r - 1, c);
        int left = side(matrix, r, c - 1);
        int diagonal = side(matrix, r - 1, c - 1);
        return memo[r][c] = 1 + min({above, left, diagonal});
    }
};
