class Solution {
    public int trailingZeroes(int n) {
        int fives = 0;
        for (int multiple = 5; multiple <= n; multiple += 5) {
            for (int rest = multiple; rest % 5 == 0; rest /= 5) {
                fives++;
            }
        }
        return fives;
    }
}
