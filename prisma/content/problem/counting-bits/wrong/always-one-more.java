// Wrong Answer: adds 1 to the count of the half for even numbers too
class Solution {
    public int[] countBits(int n) {
        int[] counts = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            counts[i] = counts[i / 2] + 1;
        }
        return counts;
    }
}
