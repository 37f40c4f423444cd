// Wrong Answer: makes 31 rounds, so every bit ends up one position too low
class Solution {
public:
    int reverseBits(int n) {
        int reversed = 0;
        for (int i = 0; i < 31; i++) {
            reversed = reversed << 1 | (n & 1);
            n >>= 1;
        }
        return reversed;
    }
};
