import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public int trap(int[] height) {
        Deque<Integer> stack = new ArrayDeque<>();
        int water = 0;
        for (int right = 0; right < height.length; right++) {
            while (!stack.isEmpty() && height[stack.peek()] < height[right]) {
                int bottom = height[stack.pop()];
                if (stack.isEmpty()) {
                    break;
                }
                int left = stack.peek();
                int depth = Math.min(height[left], height[right]) - bottom;
                water += depth * (right - left - 1);
            }
            stack.push(right);
        }
        return water;
    }
}
