import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    private final List<Set<Character>> rows = newSets();
    private final List<Set<Character>> columns = newSets();
    private final List<Set<Character>> boxes = newSets();
    private final List<int[]> empty = new ArrayList<>();

    public void solveSudoku(char[][] board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') {
                    empty.add(new int[] {r, c});
                } else {
                    for (Set<Character> used : setsOf(r, c)) used.add(board[r][c]);
                }
            }
        }
        solve(board, 0);
    }

    private boolean solve(char[][] board, int index) {
        if (index == empty.size()) return true;
        int r = empty.get(index)[0];
        int c = empty.get(index)[1];
        List<Set<Character>> sets = setsOf(r, c);
        for (char digit = '1'; digit <= '9'; digit++) {
            char tried = digit;
            if (sets.stream().anyMatch(used -> used.contains(tried))) continue;
            board[r][c] = digit;
            for (Set<Character> used : sets) used.add(digit);
            if (solve(board, index + 1)) return true;
            for (Set<Character> used : sets) used.remove(digit);
            board[r][c] = '.';
        }
        return false;
    }

    private List<Set<Character>> setsOf(int r, int c) {
        return List.of(rows.get(r), columns.get(c), boxes.get(r / 3 * 3 + c / 3));
    }

    private static List<Set<Character>> newSets() {
        List<Set<Character>> sets = new ArrayList<>();
        for (int i = 0; i < 9; i++) sets.add(new HashSet<>());
        return sets;
    }
}
