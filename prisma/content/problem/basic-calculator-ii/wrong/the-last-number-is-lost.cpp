// Wrong Answer: processes a number only at the next operator, so trailing spaces lose the last one
#include <cctype>
#include <string>
using namespace std;

class Solution {
public:
    int calculate(string s) {
        int total = 0;
        int term = 0;
        char previous = '+';
        int number = 0;
        for (size_t i = 0; i < s.size(); i++) {
            if (isdigit(s[i])) number = number * 10 + (s[i] - '0');
            if ((!isdigit(s[i]) && s[i] != ' ') || (i + 1 == s.size() && s[i] != ' ')) {
                if (previous == '*') {
                    term *= number;
                } else if (previous == '/') {
                    term /= number;
                } else {
                    total += term;
                    term = previous == '+' ? number : -number;
                }
                previous = s[i];
                number = 0;
            }
        }
        return total + term;
    }
};
