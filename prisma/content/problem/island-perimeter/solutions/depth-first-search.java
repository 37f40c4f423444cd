import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private static final int[][] DIRECTIONS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int islandPerimeter(int[][] grid) {
        int rows = grid.length;
        int columns = grid[0].length;
        int start = 0;
        while (grid[start / columns][start % columns] == 0) {
            start++;
        }
        boolean[][] visited = new boolean[rows][columns];
        visited[start / columns][start % columns] = true;
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(start);
        int perimeter = 0;
        while (!stack.isEmpty()) {
            int cell = stack.pop();
            for (int[] direction : DIRECTIONS) {
                int y = cell / columns + direction[0];
                int x = cell % columns + direction[1];
                boolean isInside = y >= 0 && y < rows && x >= 0 && x < columns;
                if (!isInside || grid[y][x] == 0) {
                    perimeter++;
                } else if (!visited[y][x]) {
                    visited[y][x] = true;
                    stack.push(y * columns + x);
                }
            }
        }
        return perimeter;
    }
}
