class Solution {
    public Node construct(int[][] grid) {
        return build(grid, 0, 0, grid.length);
    }

    private Node build(int[][] grid, int row, int column, int side) {
        if (side == 1) {
            return new Node(grid[row][column] == 1, true);
        }
        int half = side / 2;
        Node topLeft = build(grid, row, column, half);
        Node topRight = build(grid, row, column + half, half);
        Node bottomLeft = build(grid, row + half, column, half);
        Node bottomRight = build(grid, row + half, column + half, half);
        boolean isUniform = topLeft.isLeaf;
        for (Node other : new Node[] {topRight, bottomLeft, bottomRight}) {
            isUniform = isUniform && other.isLeaf && other.val == topLeft.val;
        }
        if (isUniform) {
            return topLeft;
        }
        return new Node(false, false, topLeft, topRight, bottomLeft, bottomRight);
    }
}
