import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public int largestRectangleArea(int[] heights) {
        int best = 0;
        Deque<Integer> rising = new ArrayDeque<>();
        for (int i = 0; i <= heights.length; i++) {
            int height = i < heights.length ? heights[i] : 0;
            while (!rising.isEmpty() && heights[rising.peek()] >= height) {
                int top = heights[rising.pop()];
                int left = rising.isEmpty() ? -1 : rising.peek();
                best = Math.max(best, top * (i - left - 1));
            }
            rising.push(i);
        }
        return best;
    }
}
