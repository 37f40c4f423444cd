// Wrong Answer: assumes that the matrix is square
class Solution {
    public int[] findDiagonalOrder(int[][] mat) {
        int n = mat.length;
        int[] order = new int[n * n];
        int count = 0;
        for (int d = 0; d < 2 * n - 1; d++) {
            int top = Math.max(0, d - n + 1);
            int bottom = Math.min(d, n - 1);
            for (int i = 0; i <= bottom - top; i++) {
                int row = d % 2 == 0 ? bottom - i : top + i;
                order[count++] = mat[row][d - row];
            }
        }
        return order;
    }
}
