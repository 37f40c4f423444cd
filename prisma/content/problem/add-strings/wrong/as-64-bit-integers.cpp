// Runtime Error: a number of 27 digits overflows a 64-bit integer
#include <string>
using namespace std;

class Solution {
public:
    string addStrings(string num1, string num2) {
        return to_string(stoull(num1) + stoull(num2));
    }
};
