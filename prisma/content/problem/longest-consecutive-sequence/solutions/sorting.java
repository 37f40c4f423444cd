import java.util.Arrays;

class Solution {
    public int longestConsecutive(int[] nums) {
        if (nums.length == 0) {
            return 0;
        }
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        int longest = 1;
        int length = 1;
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] == sorted[i - 1]) {
                continue;
            }
            length = sorted[i] == sorted[i - 1] + 1 ? length + 1 : 1;
            longest = Math.max(longest, length);
        }
        return longest;
    }
}
