// Wrong Answer: two empty cells in a row count as the same digit twice
#include <set>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        set<pair<int, char>> seen;
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                char digit = board[r][c];
                if (!seen.insert({r, digit}).second) return false;
                if (!seen.insert({9 + c, digit}).second) return false;
                if (!seen.insert({18 + r / 3 * 3 + c / 3, digit}).second) return false;
            }
        }
        return true;
    }
};
