import java.util.PriorityQueue;

class Solution {
    public int longestSubarray(int[] nums, int limit) {
        PriorityQueue<Integer> largest =
            new PriorityQueue<>((i, j) -> Integer.compare(nums[j], nums[i]));
        PriorityQueue<Integer> smallest =
            new PriorityQueue<>((i, j) -> Integer.compare(nums[i], nums[j]));
        int left = 0;
        int longest = 0;
        for (int right = 0; right < nums.length; right++) {
            largest.add(right);
            smallest.add(right);
            while (nums[largest.peek()] - nums[smallest.peek()] > limit) {
                left = Math.min(largest.peek(), smallest.peek()) + 1;
                while (largest.peek() < left) {
                    largest.poll();
                }
                while (smallest.peek() < left) {
                    smallest.poll();
                }
            }
            longest = Math.max(longest, right - left + 1);
        }
        return longest;
    }
}
