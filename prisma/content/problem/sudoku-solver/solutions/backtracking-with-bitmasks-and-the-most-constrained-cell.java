import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Solution {
    private final int[] rows = new int[9];
    private final int[] columns = new int[9];
    private final int[] boxes = new int[9];
    private final List<int[]> empty = new ArrayList<>();

    public void solveSudoku(char[][] board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') {
                    empty.add(new int[] {r, c});
                } else {
                    flip(r, c, 1 << (board[r][c] - '1'));
                }
            }
        }
        solve(board, 0);
    }

    private boolean solve(char[][] board, int filled) {
        if (filled == empty.size()) return true;
        int best = filled;
        for (int i = filled; i < empty.size(); i++) {
            if (Integer.bitCount(candidates(i)) < Integer.bitCount(candidates(best))) {
                best = i;
            }
        }
        Collections.swap(empty, filled, best);
        int r = empty.get(filled)[0];
        int c = empty.get(filled)[1];
        for (int free = candidates(filled); free != 0; free &= free - 1) {
            int digit = Integer.numberOfTrailingZeros(free);
            board[r][c] = (char) ('1' + digit);
            flip(r, c, 1 << digit);
            if (solve(board, filled + 1)) return true;
            flip(r, c, 1 << digit);
        }
        board[r][c] = '.';
        return false;
    }

    private int candidates(int index) {
        int r = empty.get(index)[0];
        int c = empty.get(index)[1];
        return 511 & ~(rows[r] | columns[c] | boxes[r / 3 * 3 + c / 3]);
    }

    private void flip(int r, int c, int bit) {
        rows[r] ^= bit;
        columns[c] ^= bit;
        boxes[r / 3 * 3 + c / 3] ^= bit;
    }
}
