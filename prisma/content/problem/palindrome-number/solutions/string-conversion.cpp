#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    bool isPalindrome(int x) {
        string digits = to_string(x);
        return equal(digits.begin(), digits.end(), digits.rbegin());
    }
};
