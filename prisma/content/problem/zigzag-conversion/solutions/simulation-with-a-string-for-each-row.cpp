#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string convert(string s, int numRows) {
        if (numRows == 1) return s;
        vector<string> rows(min(numRows, static_cast<int>(s.size())));
        int row = 0;
        int step = 1;
        for (char c : s) {
            rows[row] += c;
            if (row == 0) step = 1;
            else if (row == numRows - 1) step = -1;
            row += step;
        }
        string converted;
        for (const string& line : rows) converted += line;
        return converted;
    }
};
