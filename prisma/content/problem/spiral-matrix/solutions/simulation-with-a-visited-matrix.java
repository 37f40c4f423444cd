import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> spiralOrder(int[][] matrix) {
        int rows = matrix.length;
        int columns = matrix[0].length;
        boolean[][] isRead = new boolean[rows][columns];
        int row = 0;
        int column = 0;
        int down = 0;
        int right = 1;
        List<Integer> order = new ArrayList<>();
        for (int step = 0; step < rows * columns; step++) {
            order.add(matrix[row][column]);
            isRead[row][column] = true;
            int r = row + down;
            int c = column + right;
            if (r < 0 || r == rows || c < 0 || c == columns || isRead[r][c]) {
                int turned = -down;
                down = right;
                right = turned;
            }
            row += down;
            column += right;
        }
        return order;
    }
}
