import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;

public class Main {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    // Walls around the plan save the tests at its edges.
    private static char[][] readPlan() {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<String> rows = in.lines().toList();
        String wall = "#".repeat(rows.get(0).length() + 2);
        char[][] plan = new char[rows.size() + 2][];
        plan[0] = wall.toCharArray();
        plan[rows.size() + 1] = wall.toCharArray();
        for (int row = 1; row <= rows.size(); row++) {
            plan[row] = ('#' + rows.get(row - 1) + '#').toCharArray();
        }
        return plan;
    }

    private static int minutesUntilWet(char[][] plan) {
        Queue<int[]> edge = new ArrayDeque<>();
        int dry = 0;
        for (int row = 0; row < plan.length; row++) {
            for (int column = 0; column < plan[row].length; column++) {
                if (plan[row][column] == 'L') edge.add(new int[] {row, column});
                if (plan[row][column] == '.') dry++;
            }
        }
        int minutes = 0;
        for (; dry > 0 && !edge.isEmpty(); minutes++) {
            for (int left = edge.size(); left > 0; left--) {
                int[] cell = edge.remove();
                for (int[] step : STEPS) {
                    int row = cell[0] + step[0];
                    int column = cell[1] + step[1];
                    if (plan[row][column] != '.') continue;
                    plan[row][column] = 'L';
                    dry--;
                    edge.add(new int[] {row, column});
                }
            }
        }
        return dry > 0 ? -1 : minutes;
    }

    public static void main(String[] args) {
        System.out.println(minutesUntilWet(readPlan()));
    }
}
