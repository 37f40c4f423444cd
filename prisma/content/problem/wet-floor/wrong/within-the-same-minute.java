// Wrong Answer: water that has just arrived spreads again within the same minute
import java.util.Scanner;

public class Main {
    private static char[][] plan;

    private static boolean isWet(int r, int c) {
        if (r < 0 || r >= plan.length || c < 0 || c >= plan[0].length) return false;
        return plan[r][c] == 'L';
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        plan = in.tokens().map(String::toCharArray).toArray(char[][]::new);
        int minutes = 0;
        for (boolean hasChanged = true; hasChanged; minutes++) {
            hasChanged = false;
            for (int r = 0; r < plan.length; r++) {
                for (int c = 0; c < plan[0].length; c++) {
                    boolean isNear = isWet(r - 1, c) || isWet(r + 1, c)
                            || isWet(r, c - 1) || isWet(r, c + 1);
                    if (plan[r][c] != '.' || !isNear) continue;
                    plan[r][c] = 'L';
                    hasChanged = true;
                }
            }
        }
        for (char[] row : plan) {
            if (new String(row).contains(".")) minutes = 0;
        }
        System.out.println(minutes - 1);
    }
}
