class Solution {
    private int[][] grid;

    public Node construct(int[][] grid) {
        this.grid = grid;
        return build(0, 0, grid.length);
    }

    private Node build(int row, int column, int side) {
        int ones = 0;
        for (int i = row; i < row + side; i++) {
            for (int j = column; j < column + side; j++) {
                ones += grid[i][j];
            }
        }
        if (ones == 0 || ones == side * side) {
            return new Node(ones > 0, true);
        }
        int half = side / 2;
        return new Node(
            false,
            false,
            build(row, column, half),
            build(row, column + half, half),
            build(row + half, column, half),
            build(row + half, column + half, half)
        );
    }
}
