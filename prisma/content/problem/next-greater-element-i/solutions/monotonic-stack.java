import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

class Solution {
    public int[] nextGreaterElement(int[] nums1, int[] nums2) {
        Map<Integer, Integer> nextGreater = new HashMap<>();
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int num : nums2) {
            while (!waiting.isEmpty() && waiting.peek() < num) {
                nextGreater.put(waiting.pop(), num);
            }
            waiting.push(num);
        }
        int[] answer = new int[nums1.length];
        for (int i = 0; i < nums1.length; i++) {
            answer[i] = nextGreater.getOrDefault(nums1[i], -1);
        }
        return answer;
    }
}
