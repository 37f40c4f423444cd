class Solution {
    public int largestRectangleArea(int[] heights) {
        int best = 0;
        for (int start = 0; start < heights.length; start++) {
            int lowest = heights[start];
            for (int end = start; end < heights.length; end++) {
                lowest = Math.min(lowest, heights[end]);
                best = Math.max(best, lowest * (end - start + 1));
            }
        }
        return best;
    }
}
