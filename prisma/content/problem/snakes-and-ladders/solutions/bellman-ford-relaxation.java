import java.util.Arrays;

class Solution {
    public int snakesAndLadders(int[][] board) {
        int n = board.length;
        int last = n * n;
        int unreached = last;
        int[] moves = new int[last + 1];
        Arrays.fill(moves, unreached);
        moves[1] = 0;
        boolean improved = true;
        while (improved) {
            improved = false;
            for (int label = 1; label < last; label++) {
                for (int to = label + 1; to <= Math.min(label + 6, last); to++) {
                    int value = valueAt(board, to);
                    int end = value == -1 ? to : value;
                    if (moves[label] + 1 < moves[end]) {
                        moves[end] = moves[label] + 1;
                        improved = true;
                    }
                }
            }
        }
        return moves[last] == unreached ? -1 : moves[last];
    }

    private static int valueAt(int[][] board, int label) {
        int n = board.length;
        int up = (label - 1) / n;
        int along = (label - 1) % n;
        return board[n - 1 - up][up % 2 == 0 ? along : n - 1 - along];
    }
}
