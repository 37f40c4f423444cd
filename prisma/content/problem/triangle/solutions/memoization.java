class Solution {
    public int minimumTotal(int[][] triangle) {
        Integer[][] memo = new Integer[triangle.length][triangle.length];
        return best(triangle, 0, 0, memo);
    }

    private int best(int[][] triangle, int i, int j, Integer[][] memo) {
        if (i == triangle.length - 1) {
            return triangle[i][j];
        }
        if (memo[i][j] == null) {
            int left = best(triangle, i + 1, j, memo);
            int right = best(triangle, i + 1, j + 1, memo);
            memo[i][j] = triangle[i][j] + Math.min(left, right);
        }
        return memo[i][j];
    }
}
