class Solution {
    public int[] countBits(int n) {
        int[] counts = new int[n + 1];
        int power = 1;
        for (int i = 1; i <= n; i++) {
            if (i == 2 * power) {
                power = i;
            }
            counts[i] = counts[i - power] + 1;
        }
        return counts;
    }
}
