// Wrong Answer: the width starts at the popped bar instead of after the nearest lower one
import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public int largestRectangleArea(int[] heights) {
        int best = 0;
        Deque<Integer> rising = new ArrayDeque<>();
        for (int i = 0; i <= heights.length; i++) {
            int height = i < heights.length ? heights[i] : 0;
            while (!rising.isEmpty() && heights[rising.peek()] >= height) {
                int popped = rising.pop();
                best = Math.max(best, heights[popped] * (i - popped));
            }
            rising.push(i);
        }
        return best;
    }
}
