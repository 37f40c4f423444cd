import java.util.Arrays;

class Solution {
    public int[] twoSum(int[] nums, int target) {
        // The number in the upper 32 bits, its index in the lower: no objects to sort.
        long[] order = new long[nums.length];
        for (int position = 0; position < nums.length; position++) {
            order[position] = ((long) nums[position] << 32) | position;
        }
        Arrays.sort(order);
        int left = 0;
        int right = nums.length - 1;
        while (left < right) {
            int first = (int) order[left];
            int second = (int) order[right];
            int total = nums[first] + nums[second];
            if (total == target) {
                return new int[] {first, second};
            }
            if (total < target) {
                left++;
            } else {
                right--;
            }
        }
        return new int[0];
    }
}
