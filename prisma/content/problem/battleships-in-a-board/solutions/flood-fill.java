import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private char[][] board;
    private boolean[][] visited;
    private final Deque<int[]> stack = new ArrayDeque<>();

    public int countBattleships(char[][] board) {
        this.board = board;
        visited = new boolean[board.length][board[0].length];
        int ships = 0;
        for (int i = 0; i < board.length; i++) {
            for (int j = 0; j < board[0].length; j++) {
                if (visit(i, j)) {
                    ships++;
                }
                while (!stack.isEmpty()) {
                    int[] cell = stack.pop();
                    visit(cell[0] + 1, cell[1]);
                    visit(cell[0] - 1, cell[1]);
                    visit(cell[0], cell[1] + 1);
                    visit(cell[0], cell[1] - 1);
                }
            }
        }
        return ships;
    }

    private boolean visit(int i, int j) {
        if (i < 0 || i == board.length || j < 0 || j == board[0].length) {
            return false;
        }
        if (board[i][j] == '.' || visited[i][j]) {
            return false;
        }
        visited[i][j] = true;
        stack.push(new int[] {i, j});
        return true;
    }
}
