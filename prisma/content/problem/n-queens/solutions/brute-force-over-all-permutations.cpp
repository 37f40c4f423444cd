#include <algorithm>
#include <numeric>
#include <string>
#include <vector>
using namespace std;

class Solution {
    static bool isPeaceful(const vector<int>& columns) {
        int n = columns.size();
        vector<bool> sums(2 * n, false), differences(2 * n, false);
        for (int row = 0; row < n; row++) {
            int sum = row + columns[row], difference = row - columns[row] + n;
            if (sums[sum] || differences[difference]) return false;
            sums[sum] = differences[difference] = true;
        }
        return true;
    }

public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> boards;
        vector<int> columns(n);
        iota(columns.begin(), columns.end(), 0);
        do {
            if (!isPeaceful(columns)) continue;
            vector<string> board(n, string(n, '.'));
            for (int row = 0; row < n; row++) board[row][columns[row]] = 'Q';
            boards.push_back(board);
        } while (next_permutation(columns.begin(), columns.end()));
        return boards;
    }
};
