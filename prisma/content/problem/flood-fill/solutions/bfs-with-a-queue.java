import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int[][] floodFill(int[][] image, int sr, int sc, int color) {
        int old = image[sr][sc];
        if (old == color) return image;
        image[sr][sc] = color;
        Queue<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {sr, sc});
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            for (int[] step : STEPS) {
                int r = cell[0] + step[0];
                int c = cell[1] + step[1];
                boolean isRow = r >= 0 && r < image.length;
                if (isRow && c >= 0 && c < image[0].length && image[r][c] == old) {
                    image[r][c] = color;
                    queue.add(new int[] {r, c});
                }
            }
        }
        return image;
    }
}
