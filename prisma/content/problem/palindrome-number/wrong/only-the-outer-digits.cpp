// Wrong Answer: compares the first digit with the last one and no others
#include <string>
using namespace std;

class Solution {
public:
    bool isPalindrome(int x) {
        string digits = to_string(x);
        return digits.front() == digits.back();
    }
};
