import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public int longestSubarray(int[] nums, int limit) {
        Deque<Integer> largest = new ArrayDeque<>();
        Deque<Integer> smallest = new ArrayDeque<>();
        int left = 0;
        int longest = 0;
        for (int right = 0; right < nums.length; right++) {
            while (!largest.isEmpty() && nums[largest.peekLast()] < nums[right]) {
                largest.pollLast();
            }
            largest.addLast(right);
            while (!smallest.isEmpty() && nums[smallest.peekLast()] > nums[right]) {
                smallest.pollLast();
            }
            smallest.addLast(right);
            while (nums[largest.peekFirst()] - nums[smallest.peekFirst()] > limit) {
                left++;
                if (largest.peekFirst() < left) largest.pollFirst();
                if (smallest.peekFirst() < left) smallest.pollFirst();
            }
            longest = Math.max(longest, right - left + 1);
        }
        return longest;
    }
}
