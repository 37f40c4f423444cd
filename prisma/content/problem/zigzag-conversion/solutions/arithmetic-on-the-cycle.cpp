#include <string>
using namespace std;

class Solution {
public:
    string convert(string s, int numRows) {
        if (numRows == 1) return s;
        int n = s.size();
        int cycle = 2 * numRows - 2;
        string converted;
        for (int row = 0; row < numRows && row < n; ++row) {
            for (int start = 0; start + row < n; start += cycle) {
                converted += s[start + row];
                int upward = start + cycle - row;
                if (row > 0 && row < numRows - 1 && upward < n) converted += s[upward];
            }
        }
        return converted;
    }
};
