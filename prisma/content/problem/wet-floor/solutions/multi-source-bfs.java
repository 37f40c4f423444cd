import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Queue;

public class Main {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    private record Wet(int row, int column, int minute) {}

    public static void main(String[] args) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[][] plan = in.lines().map(String::toCharArray).toArray(char[][]::new);
        int rows = plan.length;
        int columns = plan[0].length;
        Queue<Wet> queue = new ArrayDeque<>();
        int dry = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (plan[r][c] == 'L') queue.add(new Wet(r, c, 0));
                if (plan[r][c] == '.') dry++;
            }
        }

        int last = 0;
        while (!queue.isEmpty()) {
            Wet wet = queue.remove();
            last = wet.minute();
            for (int[] step : STEPS) {
                int r = wet.row() + step[0];
                int c = wet.column() + step[1];
                if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
                if (plan[r][c] != '.') continue;
                plan[r][c] = 'L';
                dry--;
                queue.add(new Wet(r, c, wet.minute() + 1));
            }
        }
        System.out.println(dry > 0 ? -1 : last);
    }
}
