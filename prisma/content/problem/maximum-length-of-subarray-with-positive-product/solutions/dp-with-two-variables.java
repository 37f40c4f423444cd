class Solution {
    public int getMaxLen(int[] nums) {
        int longest = 0;
        int positive = 0;
        int negative = 0;
        for (int num : nums) {
            if (num == 0) {
                positive = 0;
                negative = 0;
                continue;
            }
            positive++;
            if (negative > 0) {
                negative++;
            }
            if (num < 0) {
                int swapped = positive;
                positive = negative;
                negative = swapped;
            }
            longest = Math.max(longest, positive);
        }
        return longest;
    }
}
