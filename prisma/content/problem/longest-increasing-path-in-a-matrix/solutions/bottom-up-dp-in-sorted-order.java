import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Solution {
    private record Cell(int row, int column) {}

    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int longestIncreasingPath(int[][] matrix) {
        int rows = matrix.length;
        int columns = matrix[0].length;
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                cells.add(new Cell(row, column));
            }
        }
        cells.sort(Comparator.comparingInt(cell -> matrix[cell.row()][cell.column()]));
        int[][] longest = new int[rows][columns];
        int best = 0;
        for (Cell cell : cells) {
            int before = 0;
            for (int[] step : STEPS) {
                int r = cell.row() + step[0];
                int c = cell.column() + step[1];
                boolean isInside = r >= 0 && r < rows && c >= 0 && c < columns;
                if (isInside && matrix[r][c] < matrix[cell.row()][cell.column()]) {
                    before = Math.max(before, longest[r][c]);
                }
            }
            longest[cell.row()][cell.column()] = before + 1;
            best = Math.max(best, before + 1);
        }
        return best;
    }
}
