// Wrong Answer: counts every bit up to the highest 1, including zeros
class Solution {
public:
    int hammingWeight(int n) {
        int count = 0;
        for (; n > 0; n >>= 1) count++;
        return count;
    }
};
