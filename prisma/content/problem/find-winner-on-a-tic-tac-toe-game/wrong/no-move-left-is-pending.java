// Wrong Answer: returns Pending for a full board without a winner
class Solution {
    public String tictactoe(int[][] moves) {
        int[] sums = new int[8];
        for (int i = 0; i < moves.length; i++) {
            int row = moves[i][0];
            int column = moves[i][1];
            int value = i % 2 == 0 ? 1 : -1;
            sums[row] += value;
            sums[3 + column] += value;
            if (row == column) {
                sums[6] += value;
            }
            if (row + column == 2) {
                sums[7] += value;
            }
        }
        for (int sum : sums) {
            if (Math.abs(sum) == 3) {
                return sum > 0 ? "A" : "B";
            }
        }
        return "Pending";
    }
}
