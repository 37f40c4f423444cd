#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    string addBinary(string a, string b) {
        string sum;
        int i = static_cast<int>(a.size()) - 1;
        int j = static_cast<int>(b.size()) - 1;
        int carry = 0;
        while (i >= 0 || j >= 0 || carry) {
            int total = carry;
            if (i >= 0) total += a[i--] - '0';
            if (j >= 0) total += b[j--] - '0';
            sum += total % 2 ? '1' : '0';
            carry = total / 2;
        }
        reverse(sum.begin(), sum.end());
        return sum;
    }
};
