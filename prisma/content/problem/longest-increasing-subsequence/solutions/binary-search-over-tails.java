import java.util.Arrays;

class Solution {
    public int lengthOfLIS(int[] nums) {
        int[] ends = new int[nums.length];
        int count = 0;
        for (int num : nums) {
            int place = Arrays.binarySearch(ends, 0, count, num);
            if (place < 0) {
                place = -place - 1;
            }
            ends[place] = num;
            count = Math.max(count, place + 1);
        }
        return count;
    }
}
