// Wrong Answer: uses a monotonic stack, which finds the next smaller element but does not count all of them
import java.util.ArrayList;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

class Solution {
    public List<Integer> countSmaller(int[] nums) {
        List<Integer> counts = new ArrayList<>();
        Deque<Integer> stack = new ArrayDeque<>();
        for (int i = nums.length - 1; i >= 0; i--) {
            while (!stack.isEmpty() && stack.peek() >= nums[i]) {
                stack.pop();
            }
            counts.add(stack.size());
            stack.push(nums[i]);
        }
        Collections.reverse(counts);
        return counts;
    }
}
