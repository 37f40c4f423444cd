#include <cctype>
#include <string>
using namespace std;

class Solution {
public:
    int calculate(string s) {
        int total = 0;
        int sign = 1;
        int term = 0;
        char previous = '+';
        int number = 0;
        for (char character : s + "+") {
            if (isdigit(character)) {
                number = number * 10 + (character - '0');
            } else if (character != ' ') {
                if (previous == '*') {
                    term *= number;
                } else if (previous == '/') {
                    term /= number;
                } else {
                    total += sign * term;
                    sign = previous == '+' ? 1 : -1;
                    term = number;
                }
                previous = character;
                number = 0;
            }
        }
        return total + sign * term;
    }
};
