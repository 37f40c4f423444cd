// Wrong Answer: counts the factors 10 of the numbers, but 2 * 5 makes a zero as well
class Solution {
public:
    int trailingZeroes(int n) {
        int zeros = 0;
        for (int num = 10; num <= n; num += 10) {
            for (int rest = num; rest % 10 == 0; rest /= 10) zeros++;
        }
        return zeros;
    }
};
