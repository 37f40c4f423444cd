class Solution {
    public int minimumTotal(int[][] triangle) {
        return best(triangle, 0, 0);
    }

    private int best(int[][] triangle, int i, int j) {
        if (i == triangle.length - 1) {
            return triangle[i][j];
        }
        int below = Math.min(best(triangle, i + 1, j), best(triangle, i + 1, j + 1));
        return triangle[i][j] + below;
    }
}
