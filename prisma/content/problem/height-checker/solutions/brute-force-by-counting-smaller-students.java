class Solution {
    public int heightChecker(int[] heights) {
        int misplaced = 0;
        for (int i = 0; i < heights.length; i++) {
            int smaller = 0;
            int equal = 0;
            for (int other : heights) {
                if (other < heights[i]) smaller++;
                if (other == heights[i]) equal++;
            }
            if (i < smaller || i >= smaller + equal) misplaced++;
        }
        return misplaced;
    }
}
