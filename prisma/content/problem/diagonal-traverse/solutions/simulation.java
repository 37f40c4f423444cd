class Solution {
    public int[] findDiagonalOrder(int[][] mat) {
        int rows = mat.length;
        int columns = mat[0].length;
        int[] order = new int[rows * columns];
        int count = 0;
        for (int d = 0; d < rows + columns - 1; d++) {
            int top = Math.max(0, d - columns + 1);
            int bottom = Math.min(d, rows - 1);
            for (int i = 0; i <= bottom - top; i++) {
                int row = d % 2 == 0 ? bottom - i : top + i;
                order[count++] = mat[row][d - row];
            }
        }
        return order;
    }
}
