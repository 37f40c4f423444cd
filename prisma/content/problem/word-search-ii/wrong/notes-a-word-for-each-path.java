// Wrong Answer: records a word once for each path that spells it
class Solution {
    private final List<String> found = new ArrayList<>();

    public List<String> findWords(char[][] board, String[] words) {
        for (String word : words) {
            for (int r = 0; r < board.length; r++) {
                for (int c = 0; c < board[0].length; c++) {
                    read(board, word, 0, r, c);
                }
            }
        }
        return found;
    }

    private void read(char[][] board, String word, int k, int r, int c) {
        if (r < 0 || r >= board.length || c < 0 || c >= board[0].length
                || board[r][c] != word.charAt(k)) {
            return;
        }
        if (k == word.length() - 1) {
            found.add(word);
            return;
        }
        board[r][c] = '#';
        read(board, word, k + 1, r - 1, c);
        read(board, word, k + 1, r + 1, c);
        read(board, word, k + 1, r, c - 1);
        read(board, word, k + 1, r, c + 1);
        board[r][c] = word.charAt(k);
    }
}
