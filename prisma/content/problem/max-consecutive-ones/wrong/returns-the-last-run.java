// Wrong Answer: returns the length of the last run, not of the longest one
class Solution {
    public int findMaxConsecutiveOnes(int[] nums) {
        int run = 0;
        boolean afterZero = true;
        for (int bit : nums) {
            if (bit == 0) {
                afterZero = true;
            } else {
                run = afterZero ? 1 : run + 1;
                afterZero = false;
            }
        }
        return run;
    }
}
