// Wrong Answer: takes the better of the two results of a drop instead of the worse one
class Solution {
    public int superEggDrop(int k, int n) {
        int[][] moves = new int[k + 1][n + 1];
        for (int eggs = 1; eggs <= k; eggs++) {
            for (int floors = 1; floors <= n; floors++) {
                moves[eggs][floors] = floors;
                for (int x = 1; x <= floors && eggs > 1; x++) {
                    int drop = Math.min(moves[eggs - 1][x - 1], moves[eggs][floors - x]);
                    moves[eggs][floors] = Math.min(moves[eggs][floors], 1 + drop);
                }
            }
        }
        return moves[k][n];
    }
}
