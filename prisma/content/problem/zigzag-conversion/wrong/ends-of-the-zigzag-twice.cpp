// Wrong Answer: on the way up, the characters of the first and the last row are taken twice
#include <string>
using namespace std;

class Solution {
public:
    string convert(string s, int numRows) {
        if (numRows == 1) return s;
        int n = s.size(), cycle = 2 * numRows - 2;
        string converted;
        for (int row = 0; row < numRows; row++) {
            for (int start = 0; start + row < n; start += cycle) {
                converted += s[start + row];
                if (start + cycle - row < n) converted += s[start + cycle - row];
            }
        }
        return converted;
    }
};
