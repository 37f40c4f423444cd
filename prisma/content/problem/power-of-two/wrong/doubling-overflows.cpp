// Time Limit Exceeded: doubling an unsigned number wraps around to 0 above 2^31 and never ends
class Solution {
public:
    bool isPowerOfTwo(int n) {
        if (n <= 0) return false;
        unsigned int power = 1, wanted = n;
        while (power != wanted) {
            power *= 2;
        }
        return true;
    }
};
