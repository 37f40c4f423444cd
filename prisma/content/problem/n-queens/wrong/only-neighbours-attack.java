// Wrong Answer: checks diagonals only between adjacent rows
class Solution {
    private final List<List<String>> boards = new ArrayList<>();
    private final List<Integer> columns = new ArrayList<>();

    public List<List<String>> solveNQueens(int n) {
        int row = columns.size();
        if (row == n) {
            List<String> board = new ArrayList<>();
            for (int c : columns) {
                board.add(".".repeat(c) + "Q" + ".".repeat(n - 1 - c));
            }
            boards.add(board);
        }
        for (int c = 0; c < n && row < n; c++) {
            boolean near = row > 0 && Math.abs(columns.get(row - 1) - c) == 1;
            if (!near && !columns.contains(c)) {
                columns.add(c);
                solveNQueens(n);
                columns.remove(row);
            }
        }
        return boards;
    }
}
