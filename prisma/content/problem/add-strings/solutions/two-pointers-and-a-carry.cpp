#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    string addStrings(string num1, string num2) {
        string sum;
        int i = static_cast<int>(num1.size()) - 1;
        int j = static_cast<int>(num2.size()) - 1;
        int carry = 0;
        while (i >= 0 || j >= 0 || carry > 0) {
            if (i >= 0) carry += num1[i--] - '0';
            if (j >= 0) carry += num2[j--] - '0';
            sum += static_cast<char>('0' + carry % 10);
            carry /= 10;
        }
        reverse(sum.begin(), sum.end());
        return sum;
    }
};
