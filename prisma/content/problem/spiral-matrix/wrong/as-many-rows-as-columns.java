// Runtime Error: assumes that the matrix is square
import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> spiralOrder(int[][] matrix) {
        int size = matrix[0].length;
        List<Integer> order = new ArrayList<>();
        for (int low = 0, high = size - 1; low <= high; low++, high--) {
            for (int column = low; column <= high; column++) {
                order.add(matrix[low][column]);
            }
            for (int row = low + 1; row <= high; row++) {
                order.add(matrix[row][high]);
            }
            for (int column = high - 1; column >= low; column--) {
                order.add(matrix[high][column]);
            }
            for (int row = high - 1; row > low; row--) {
                order.add(matrix[row][low]);
            }
        }
        return order;
    }
}
