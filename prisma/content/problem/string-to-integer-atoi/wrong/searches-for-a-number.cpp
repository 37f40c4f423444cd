// Wrong Answer: skips everything before the first digit, not only spaces
#include <algorithm>
#include <limits>
#include <string>
using namespace std;

class Solution {
public:
    int myAtoi(string s) {
        const long long most = numeric_limits<int>::max();
        size_t start = s.find_first_of("0123456789");
        if (start == string::npos) return 0;
        bool isNegative = start > 0 && s[start - 1] == '-';
        long long number = 0;
        for (size_t i = start; i < s.size() && s[i] >= '0' && s[i] <= '9'; ++i) {
            number = min(most + 1, 10 * number + s[i] - '0');
        }
        return isNegative ? -number : min(most, number);
    }
};
