// Wrong Answer: also spreads from cells that had the new colour before the fill
class Solution {
    public int[][] floodFill(int[][] image, int sr, int sc, int color) {
        int old = image[sr][sc];
        if (old == color) return image;
        image[sr][sc] = color;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int r = 0; r < image.length; r++) {
                for (int c = 0; c < image[0].length; c++) {
                    if (image[r][c] != old) continue;
                    if (has(image, r - 1, c, color)
                            || has(image, r + 1, c, color)
                            || has(image, r, c - 1, color)
                            || has(image, r, c + 1, color)) {
                        image[r][c] = color;
                        changed = true;
                    }
                }
            }
        }
        return image;
    }

    private boolean has(int[][] image, int r, int c, int color) {
        return r >= 0 && r < image.length && c >= 0 && c < image[0].length
                && image[r][c] == color;
    }
}
