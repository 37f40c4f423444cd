import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;

public class Main {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    private record Visit(int row, int column, int left, int moves) {}

    private static int fewestMoves(List<String> harbour, int breakable) {
        int rows = harbour.size();
        int columns = harbour.get(0).length();
        if (breakable >= rows + columns - 3) return rows + columns - 2;

        int[][] mostLeft = new int[rows][columns];
        for (int[] row : mostLeft) Arrays.fill(row, -1);
        Queue<Visit> queue = new ArrayDeque<>();
        queue.add(new Visit(0, 0, breakable, 0));
        mostLeft[0][0] = breakable;
        while (!queue.isEmpty()) {
            Visit visit = queue.remove();
            if (visit.row() == rows - 1 && visit.column() == columns - 1) {
                return visit.moves();
            }
            for (int[] step : STEPS) {
                int row = visit.row() + step[0];
                int column = visit.column() + step[1];
                if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
                boolean isIce = harbour.get(row).charAt(column) == '#';
                int left = isIce ? visit.left() - 1 : visit.left();
                if (left <= mostLeft[row][column]) continue;
                mostLeft[row][column] = left;
                queue.add(new Visit(row, column, left, visit.moves() + 1));
            }
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<String> harbour = new ArrayList<>();
        String line = in.readLine();
        for (; !Character.isDigit(line.charAt(0)); line = in.readLine()) {
            harbour.add(line);
        }
        StringBuilder answers = new StringBuilder();
        for (String word : in.readLine().split(" ")) {
            answers.append(fewestMoves(harbour, Integer.parseInt(word))).append(' ');
        }
        System.out.println(answers);
    }
}
