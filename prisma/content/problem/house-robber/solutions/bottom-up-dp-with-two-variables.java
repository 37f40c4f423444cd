class Solution {
    public int rob(int[] nums) {
        int before = 0;
        int best = 0;
        for (int money : nums) {
            int next = Math.max(best, before + money);
            before = best;
            best = next;
        }
        return best;
    }
}
