import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Comparator;
import java.util.PriorityQueue;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    private record Visit(int row, int column, int highest) {}

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int rows = nextInt();
        int columns = nextInt();
        int[][] height = new int[rows][columns];
        for (int[] row : height) {
            for (int c = 0; c < columns; c++) row[c] = nextInt();
        }

        boolean[][] seen = new boolean[rows][columns];
        PriorityQueue<Visit> queue =
                new PriorityQueue<>(Comparator.comparingInt(Visit::highest));
        queue.add(new Visit(0, 0, height[0][0]));
        seen[0][0] = true;
        while (true) {
            Visit visit = queue.remove();
            if (visit.row() == rows - 1 && visit.column() == columns - 1) {
                System.out.println(visit.highest());
                return;
            }
            for (int[] step : STEPS) {
                int row = visit.row() + step[0];
                int column = visit.column() + step[1];
                if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
                if (seen[row][column]) continue;
                seen[row][column] = true;
                int highest = Math.max(visit.highest(), height[row][column]);
                queue.add(new Visit(row, column, highest));
            }
        }
    }
}
