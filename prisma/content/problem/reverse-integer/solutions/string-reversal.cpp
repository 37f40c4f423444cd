#include <algorithm>
#include <limits>
#include <string>
using namespace std;

class Solution {
public:
    int reverse(int x) {
        string digits = to_string(x < 0 ? -static_cast<long long>(x) : x);
        std::reverse(digits.begin(), digits.end());
        long long result = x < 0 ? -stoll(digits) : stoll(digits);
        bool fits = result >= numeric_limits<int>::min() &&
                    result <= numeric_limits<int>::max();
        return fits ? static_cast<int>(result) : 0;
    }
};
