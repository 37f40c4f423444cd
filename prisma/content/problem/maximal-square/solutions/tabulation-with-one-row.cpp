#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maximalSquare(vector<vector<char>>& matrix) {
        int columns = matrix[0].size();
        vector<int> side(columns + 1);
        int largest = 0;
        for (const vector<char>& row : matrix) {
            int diagonal = 0;
            for (int c = 1; c <= columns; c++) {
                int above = side[c];
                bool isOne = row[c - 1] == '1';
                side[c] = isOne ? 1 + min({above, side[c - 1], diagonal}) : 0;
                diagonal = above;
                largest = max(largest, side[c]);
            }
        }
        return largest * largest;
    }
};
