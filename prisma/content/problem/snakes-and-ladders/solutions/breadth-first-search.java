import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;

class Solution {
    public int snakesAndLadders(int[][] board) {
        int n = board.length;
        int last = n * n;
        int[] moves = new int[last + 1];
        Arrays.fill(moves, -1);
        Queue<Integer> queue = new ArrayDeque<>();
        moves[1] = 0;
        queue.add(1);
        while (!queue.isEmpty() && moves[last] == -1) {
            int label = queue.remove();
            for (int to = label + 1; to <= Math.min(label + 6, last); to++) {
                int up = (to - 1) / n;
                int along = (to - 1) % n;
                int value = board[n - 1 - up][up % 2 == 0 ? along : n - 1 - along];
                int end = value == -1 ? to : value;
                if (moves[end] == -1) {
                    moves[end] = moves[label] + 1;
                    queue.add(end);
                }
            }
        }
        return moves[last];
    }
}
