#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> generate(int numRows) {
        memo.assign(numRows, vector<int>(numRows, 0));
        vector<vector<int>> triangle(numRows);
        for (int r = 0; r < numRows; r++) {
            for (int c = 0; c <= r; c++) triangle[r].push_back(value(r, c));
        }
        return triangle;
    }

private:
    vector<vector<int>> memo;

    int value(int r, int c) {
        if (c == 0 || c == r) return 1;
        if (memo[r][c] == 0) memo[r][c] = value(r - 1, c - 1) + value(r - 1, c);
        return memo[r][c];
    }
};
