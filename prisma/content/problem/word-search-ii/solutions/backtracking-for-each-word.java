import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<String> findWords(char[][] board, String[] words) {
        List<String> found = new ArrayList<>();
        for (String word : words) {
            if (stands(board, word)) {
                found.add(word);
            }
        }
        return found;
    }

    private static boolean stands(char[][] board, String word) {
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board[0].length; c++) {
                if (canRead(board, word, 0, r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean canRead(char[][] board, String word, int k, int r, int c) {
        if (r < 0 || r >= board.length || c < 0 || c >= board[0].length
                || board[r][c] != word.charAt(k)) {
            return false;
        }
        if (k == word.length() - 1) {
            return true;
        }
        board[r][c] = '#';
        boolean found = canRead(board, word, k + 1, r - 1, c)
                || canRead(board, word, k + 1, r + 1, c)
                || canRead(board, word, k + 1, r, c - 1)
                || canRead(board, word, k + 1, r, c + 1);
        board[r][c] = word.charAt(k);
        return found;
    }
}
