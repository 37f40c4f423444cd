// Wrong Answer: adds 1 to the count of the half also for even numbers
class Solution {
    public int[] countBits(int n) {
        int[] counts = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            counts[i] = counts[i / 2] + 1;
        }
        return counts;
    }
}
