// Wrong Answer: compares only the four corners of a square to decide whether it is uniform
class Solution {
    public Node construct(int[][] grid) {
        return build(grid, 0, 0, grid.length);
    }

    private Node build(int[][] grid, int row, int column, int side) {
        int end = row + side - 1;
        int right = column + side - 1;
        int corner = grid[row][column];
        if (grid[row][right] == corner && grid[end][column] == corner && grid[end][right] == corner) {
            return new Node(corner == 1, true);
        }
        int half = side / 2;
        return new Node(
            false,
            false,
            build(grid, row, column, half),
            build(grid, row, column + half, half),
            build(grid, row + half, column, half),
            build(grid, row + half, column + half, half)
        );
    }
}
