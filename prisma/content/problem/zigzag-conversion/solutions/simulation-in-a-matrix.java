class Solution {
    public String convert(String s, int numRows) {
        int rows = Math.min(numRows, s.length());
        if (rows == 1) {
            return s;
        }
        char[][] grid = new char[rows][s.length()];
        int row = 0;
        int column = 0;
        boolean down = true;
        for (char c : s.toCharArray()) {
            grid[row][column] = c;
            if (row == rows - 1) {
                down = false;
            } else if (row == 0) {
                down = true;
            }
            if (down) {
                row++;
            } else {
                row--;
                column++;
            }
        }
        StringBuilder converted = new StringBuilder();
        for (char[] line : grid) {
            for (char c : line) {
                if (c != 0) {
                    converted.append(c);
                }
            }
        }
        return converted.toString();
    }
}
