class Solution {
    private int[][] sums;

    public Node construct(int[][] grid) {
        int n = grid.length;
        sums = new int[n + 1][n + 1];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                int others = sums[i][j + 1] + sums[i + 1][j] - sums[i][j];
                sums[i + 1][j + 1] = grid[i][j] + others;
            }
        }
        return build(0, 0, n);
    }

    private Node build(int row, int column, int side) {
        int[] above = sums[row];
        int[] below = sums[row + side];
        int right = column + side;
        int ones = below[right] - below[column] - above[right] + above[column];
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
