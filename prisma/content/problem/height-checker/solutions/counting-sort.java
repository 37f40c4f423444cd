class Solution {
    public int heightChecker(int[] heights) {
        int[] counts = new int[101];
        for (int height : heights) {
            counts[height]++;
        }
        int misplaced = 0;
        int expected = 0;
        for (int height : heights) {
            while (counts[expected] == 0) {
                expected++;
            }
            if (height != expected) misplaced++;
            counts[expected]--;
        }
        return misplaced;
    }
}
