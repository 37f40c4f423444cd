import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    private static char[][] plan;

    private static boolean isWet(int r, int c) {
        if (r < 0 || r >= plan.length || c < 0 || c >= plan[0].length) return false;
        return plan[r][c] == 'L';
    }

    public static void main(String[] args) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        plan = in.lines().map(String::toCharArray).toArray(char[][]::new);
        int minutes = 0;
        while (true) {
            List<int[]> reached = new ArrayList<>();
            boolean isDry = false;
            for (int r = 0; r < plan.length; r++) {
                for (int c = 0; c < plan[0].length; c++) {
                    if (plan[r][c] != '.') continue;
                    isDry = true;
                    if (isWet(r - 1, c) || isWet(r + 1, c)
                            || isWet(r, c - 1) || isWet(r, c + 1)) {
                        reached.add(new int[] {r, c});
                    }
                }
            }
            if (reached.isEmpty()) {
                System.out.println(isDry ? -1 : minutes);
                return;
            }
            for (int[] cell : reached) plan[cell[0]][cell[1]] = 'L';
            minutes++;
        }
    }
}
