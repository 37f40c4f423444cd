// Wrong Answer: compares each gap with the one before it, but the frog may skip stones
class Solution {
    public boolean canCross(int[] stones) {
        int k = 0;
        for (int i = 1; i < stones.length; i++) {
            int step = stones[i] - stones[i - 1];
            if (Math.abs(step - k) > 1) {
                return false;
            }
            k = step;
        }
        return true;
    }
}
