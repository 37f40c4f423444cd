import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
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
        for (int minutes = 0; ; minutes++) {
            List<int[]> reached = new ArrayList<>();
            boolean dry = false;
            for (int row = 1; row + 1 < plan.length; row++) {
                for (int column = 1; column + 1 < plan[row].length; column++) {
                    if (plan[row][column] != '.') continue;
                    dry = true;
                    if (plan[row - 1][column] == 'L' || plan[row + 1][column] == 'L'
                            || plan[row][column - 1] == 'L'
                            || plan[row][column + 1] == 'L') {
                        reached.add(new int[] {row, column});
                    }
                }
            }
            if (reached.isEmpty()) return dry ? -1 : minutes;
            for (int[] cell : reached) plan[cell[0]][cell[1]] = 'L';
        }
    }

    public static void main(String[] args) {
        System.out.println(minutesUntilWet(readPlan()));
    }
}
