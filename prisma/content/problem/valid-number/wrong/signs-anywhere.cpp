// Wrong Answer: allows a sign anywhere if there are at most two
#include <cctype>
#include <string>
using namespace std;

class Solution {
public:
    bool isNumber(string s) {
        bool hasDigit = false;
        bool hasPoint = false;
        bool hasExponent = false;
        int signs = 0;
        for (char c : s) {
            if (isdigit(c)) {
                hasDigit = true;
            } else if (c == '+' || c == '-') {
                if (++signs > 2) return false;
            } else if (c == '.') {
                if (hasPoint || hasExponent) return false;
                hasPoint = true;
            } else if (c == 'e' || c == 'E') {
                if (hasExponent || !hasDigit) return false;
                hasExponent = true;
                hasDigit = false;
            } else {
                return false;
            }
        }
        return hasDigit;
    }
};
