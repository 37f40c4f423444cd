class Solution {
    private int[] parent;
    private int[] size;

    public int numIslands(char[][] grid) {
        int rows = grid.length;
        int columns = grid[0].length;
        parent = new int[rows * columns];
        size = new int[rows * columns];
        for (int cell = 0; cell < parent.length; cell++) {
            parent[cell] = cell;
            size[cell] = 1;
        }
        int islands = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (grid[r][c] == '0') {
                    continue;
                }
                islands++;
                int cell = r * columns + c;
                if (r > 0 && grid[r - 1][c] == '1' && join(cell - columns, cell)) {
                    islands--;
                }
                if (c > 0 && grid[r][c - 1] == '1' && join(cell - 1, cell)) {
                    islands--;
                }
            }
        }
        return islands;
    }

    private boolean join(int first, int second) {
        int large = find(first);
        int small = find(second);
        if (large == small) {
            return false;
        }
        if (size[large] < size[small]) {
            int swapped = large;
            large = small;
            small = swapped;
        }
        parent[small] = large;
        size[large] += size[small];
        return true;
    }

    private int find(int cell) {
        while (parent[cell] != cell) {
            parent[cell] = parent[parent[cell]];
            cell = parent[cell];
        }
        return cell;
    }
}
