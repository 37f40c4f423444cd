// Wrong Answer: sorts the array itself, so that it is compared with its own sorted copy
import java.util.Arrays;

class Solution {
    public int heightChecker(int[] heights) {
        int[] expected = heights;
        Arrays.sort(expected);
        int misplaced = 0;
        for (int i = 0; i < heights.length; i++) {
            if (heights[i] != expected[i]) misplaced++;
        }
        return misplaced;
    }
}
