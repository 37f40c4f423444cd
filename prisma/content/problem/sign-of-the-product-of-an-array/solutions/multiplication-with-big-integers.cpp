#include <cstdlib>
#include <vector>
using namespace std;

class Solution {
public:
    int arraySign(vector<int>& nums) {
        const long long base = 1'000'000'000;
        int sign = 1;
        vector<long long> limbs = {1};
        for (int num : nums) {
            if (num < 0) sign = -sign;
            long long carry = 0;
            for (long long& limb : limbs) {
                carry += limb * abs(num);
                limb = carry % base;
                carry /= base;
            }
            if (carry > 0) limbs.push_back(carry);
            while (limbs.size() > 1 && limbs.back() == 0) limbs.pop_back();
        }
        return limbs.back() == 0 ? 0 : sign;
    }
};
