import java.util.ArrayList;
import java.util.List;

class Solution {
    private static class Place {
        final Place[] children = new Place[26];
        String word;
    }

    private List<String> found;

    public List<String> findWords(char[][] board, String[] words) {
        found = new ArrayList<>();
        Place root = new Place();
        for (String word : words) {
            Place place = root;
            for (char letter : word.toCharArray()) {
                if (place.children[letter - 'a'] == null) {
                    place.children[letter - 'a'] = new Place();
                }
                place = place.children[letter - 'a'];
            }
            place.word = word;
        }
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board[0].length; c++) {
                walk(board, root, r, c);
            }
        }
        return found;
    }

    private void walk(char[][] board, Place place, int r, int c) {
        if (r < 0 || r >= board.length || c < 0 || c >= board[0].length
                || board[r][c] == '#') {
            return;
        }
        char letter = board[r][c];
        Place child = place.children[letter - 'a'];
        if (child == null) {
            return;
        }
        if (child.word != null) {
            found.add(child.word);
            child.word = null;
        }
        board[r][c] = '#';
        walk(board, child, r - 1, c);
        walk(board, child, r + 1, c);
        walk(board, child, r, c - 1);
        walk(board, child, r, c + 1);
        board[r][c] = letter;
    }
}
