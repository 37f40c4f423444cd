#include <limits>
#include <string>
using namespace std;

class Solution {
public:
    int myAtoi(string s) {
        size_t position = 0;
        while (position < s.size() && s[position] == ' ') ++position;
        bool isNegative = position < s.size() && s[position] == '-';
        if (position < s.size() && (s[position] == '+' || isNegative)) ++position;
        const int most = numeric_limits<int>::max();
        int number = 0;
        while (position < s.size() && s[position] >= '0' && s[position] <= '9') {
            int digit = s[position++] - '0';
            if (number > (most - digit) / 10) {
                return isNegative ? numeric_limits<int>::min() : most;
            }
            number = 10 * number + digit;
        }
        return isNegative ? -number : number;
    }
};
