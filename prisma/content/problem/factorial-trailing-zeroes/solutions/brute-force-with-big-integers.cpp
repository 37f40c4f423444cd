#include <vector>
using namespace std;

class Solution {
public:
    int trailingZeroes(int n) {
        const long long base = 1'000'000'000;
        vector<long long> digits{1};
        for (int factor = 2; factor <= n; factor++) {
            long long carry = 0;
            for (long long& digit : digits) {
                carry += digit * factor;
                digit = carry % base;
                carry /= base;
            }
            if (carry > 0) digits.push_back(carry);
        }
        int zeros = 0;
        size_t i = 0;
        for (; digits[i] == 0; i++) zeros += 9;
        for (long long digit = digits[i]; digit % 10 == 0; digit /= 10) zeros++;
        return zeros;
    }
};
