// Wrong Answer: a product of more than 19 digits overflows a 64-bit integer
#include <string>
using namespace std;

class Solution {
public:
    string multiply(string num1, string num2) {
        return to_string(stoull(num1) * stoull(num2));
    }
};
