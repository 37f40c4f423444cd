// Wrong Answer: compares only the first digit with the last one
#include <string>
using namespace std;

class Solution {
public:
    bool isPalindrome(int x) {
        string digits = to_string(x);
        return digits.front() == digits.back();
    }
};
