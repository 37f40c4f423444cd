class Solution {
    public int[] countBits(int n) {
        int[] counts = new int[n + 1];
        for (int i = 0; i <= n; i++) {
            for (int rest = i; rest > 0; rest >>= 1) {
                counts[i] += rest & 1;
            }
        }
        return counts;
    }
}
