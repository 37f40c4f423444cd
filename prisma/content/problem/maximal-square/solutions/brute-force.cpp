#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maximalSquare(vector<vector<char>>& matrix) {
        int largest = 0;
        int rows = matrix.size(), columns = matrix[0].size();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                largest = max(largest, largestFrom(matrix, r, c));
            }
        }
        return largest * largest;
    }

private:
    int largestFrom(const vector<vector<char>>& matrix, int r, int c) {
        int rows = matrix.size(), columns = matrix[0].size();
        int side = 0;
        for (; r + side < rows && c + side < columns; side++) {
            for (int i = 0; i <= side; i++) {
                bool inRow = matrix[r + side][c + i] == '1';
                bool inColumn = matrix[r + i][c + side] == '1';
                if (!inRow || !inColumn) return side;
            }
        }
        return side;
    }
};
