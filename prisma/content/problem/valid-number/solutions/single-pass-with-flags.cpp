#include <cctype>
#include <string>
using namespace std;

class Solution {
public:
    bool isNumber(string s) {
        bool hasDigit = false;
        bool hasPoint = false;
        bool hasExponent = false;
        for (size_t i = 0; i < s.size(); i++) {
            char c = s[i];
            if (isdigit(c)) {
                hasDigit = true;
            } else if (c == '+' || c == '-') {
                if (i > 0 && s[i - 1] != 'e' && s[i - 1] != 'E') return false;
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
