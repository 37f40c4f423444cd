// Wrong Answer: stops when both strings are used up and loses the carry of the last column
#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    string addBinary(string a, string b) {
        string sum;
        int i = a.size() - 1, j = b.size() - 1, carry = 0;
        while (i >= 0 || j >= 0) {
            int total = carry;
            if (i >= 0) total += a[i--] - '0';
            if (j >= 0) total += b[j--] - '0';
            sum += char('0' + total % 2);
            carry = total / 2;
        }
        reverse(sum.begin(), sum.end());
        return sum;
    }
};
