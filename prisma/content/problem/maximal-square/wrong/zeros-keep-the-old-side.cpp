// Wrong Answer: does not write 0 for a '0', so the side of an earlier row stays in the array
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maximalSquare(vector<vector<char>>& matrix) {
        int columns = matrix[0].size(), largest = 0;
        vector<int> side(columns + 1);
        for (auto& row : matrix) {
            int diagonal = 0;
            for (int c = 1; c <= columns; c++) {
                int above = side[c];
                if (row[c - 1] == '1') side[c] = 1 + min({above, side[c - 1], diagonal});
                diagonal = above;
                largest = max(largest, side[c]);
            }
        }
        return largest * largest;
    }
};
