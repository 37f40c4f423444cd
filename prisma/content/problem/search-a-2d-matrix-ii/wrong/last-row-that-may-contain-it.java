// Wrong Answer: searches only the last row whose first value is not larger than the target
import java.util.Arrays;

class Solution {
    public boolean searchMatrix(int[][] matrix, int target) {
        int row = 0;
        while (row + 1 < matrix.length && matrix[row + 1][0] <= target) row++;
        return Arrays.binarySearch(matrix[row], target) >= 0;
    }
}
