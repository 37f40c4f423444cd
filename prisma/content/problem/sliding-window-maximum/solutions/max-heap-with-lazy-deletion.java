import java.util.PriorityQueue;

class Solution {
    public int[] maxSlidingWindow(int[] nums, int k) {
        PriorityQueue<Integer> heap =
            new PriorityQueue<>((a, b) -> Integer.compare(nums[b], nums[a]));
        int[] answer = new int[nums.length - k + 1];
        for (int i = 0; i < nums.length; i++) {
            heap.add(i);
            if (i < k - 1) continue;
            while (heap.peek() <= i - k) heap.poll();
            answer[i - k + 1] = nums[heap.peek()];
        }
        return answer;
    }
}
