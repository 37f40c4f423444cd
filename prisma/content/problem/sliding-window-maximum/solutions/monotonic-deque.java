import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public int[] maxSlidingWindow(int[] nums, int k) {
        Deque<Integer> candidates = new ArrayDeque<>();
        int[] answer = new int[nums.length - k + 1];
        for (int i = 0; i < nums.length; i++) {
            while (!candidates.isEmpty() && nums[candidates.peekLast()] <= nums[i]) {
                candidates.pollLast();
            }
            candidates.addLast(i);
            if (candidates.peekFirst() == i - k) {
                candidates.pollFirst();
            }
            if (i >= k - 1) {
                answer[i - k + 1] = nums[candidates.peekFirst()];
            }
        }
        return answer;
    }
}
