// Runtime Error: goes above the first row if all numbers are larger than target
import java.util.Arrays;

class Solution {
    public boolean searchMatrix(int[][] matrix, int target) {
        int row = matrix.length - 1;
        while (matrix[row][0] > target) {
            row--;
        }
        return Arrays.binarySearch(matrix[row], target) >= 0;
    }
}
