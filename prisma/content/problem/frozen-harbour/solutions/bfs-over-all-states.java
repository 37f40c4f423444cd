import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

public class Main {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    private record State(int row, int column, int left, int moves) {}

    private static int fewestMoves(List<String> harbour, int breakable) {
        int rows = harbour.size();
        int columns = harbour.get(0).length();
        boolean[][][] seen = new boolean[rows][columns][breakable + 1];
        Queue<State> queue = new ArrayDeque<>();
        queue.add(new State(0, 0, breakable, 0));
        seen[0][0][breakable] = true;
        while (!queue.isEmpty()) {
            State state = queue.remove();
            if (state.row() == rows - 1 && state.column() == columns - 1) {
                return state.moves();
            }
            for (int[] step : STEPS) {
                int row = state.row() + step[0];
                int column = state.column() + step[1];
                if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
                boolean isIce = harbour.get(row).charAt(column) == '#';
                int left = isIce ? state.left() - 1 : state.left();
                if (left < 0 || seen[row][column][left]) continue;
                seen[row][column][left] = true;
                queue.add(new State(row, column, left, state.moves() + 1));
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
