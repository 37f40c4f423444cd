#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> generate(int numRows) {
        vector<vector<int>> triangle(numRows);
        for (int r = 0; r < numRows; r++) {
            long long value = 1;
            triangle[r].push_back(1);
            for (int c = 1; c <= r; c++) {
                value = value * (r - c + 1) / c;
                triangle[r].push_back(value);
            }
        }
        return triangle;
    }
};
