class Solution {
    public int[][] floodFill(int[][] image, int sr, int sc, int color) {
        int rows = image.length;
        int columns = image[0].length;
        int old = image[sr][sc];
        boolean[][] filled = new boolean[rows][columns];
        filled[sr][sc] = true;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int r = 0; r < rows; r++) {
                for (int c = 0; c < columns; c++) {
                    if (image[r][c] == old && !filled[r][c] && touches(filled, r, c)) {
                        filled[r][c] = true;
                        changed = true;
                    }
                }
            }
        }
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (filled[r][c]) image[r][c] = color;
            }
        }
        return image;
    }

    private boolean touches(boolean[][] filled, int r, int c) {
        return r > 0 && filled[r - 1][c]
                || r + 1 < filled.length && filled[r + 1][c]
                || c > 0 && filled[r][c - 1]
                || c + 1 < filled[0].length && filled[r][c + 1];
    }
}
