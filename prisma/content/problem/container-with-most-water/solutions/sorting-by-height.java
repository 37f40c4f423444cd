import java.util.Arrays;

class Solution {
    public int maxArea(int[] height) {
        Integer[] order = new Integer[height.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> Integer.compare(height[b], height[a]));

        int first = order[0];
        int last = order[0];
        int best = 0;
        for (int i : order) {
            first = Math.min(first, i);
            last = Math.max(last, i);
            best = Math.max(best, height[i] * Math.max(i - first, last - i));
        }
        return best;
    }
}
