#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string convert(string s, int numRows) {
        int rows = min(numRows, static_cast<int>(s.size()));
        if (rows == 1) return s;
        vector<vector<char>> grid(rows, vector<char>(s.size(), ' '));
        int row = 0;
        int column = 0;
        bool down = true;
        for (char c : s) {
            grid[row][column] = c;
            if (row == rows - 1) down = false;
            else if (row == 0) down = true;
            if (down) {
                ++row;
            } else {
                --row;
                ++column;
            }
        }
        string converted;
        for (const auto& line : grid) {
            for (char c : line) {
                if (c != ' ') converted += c;
            }
        }
        return converted;
    }
};
