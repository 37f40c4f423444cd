// Wrong Answer: does not mark a cell as free again when it backtracks
import java.util.Scanner;

public class Main {
    private static int n;
    private static int[][] square;

    private static long completions(int cell) {
        if (cell == n * n) return 1;
        int row = cell / n;
        int column = cell % n;
        if (square[row][column] != 0) return completions(cell + 1);
        long found = 0;
        for (int colour = 1; colour <= n; colour++) {
            boolean isFree = true;
            for (int i = 0; i < n; i++) {
                if (square[row][i] == colour) isFree = false;
                if (square[i][column] == colour) isFree = false;
            }
            if (!isFree) continue;
            square[row][column] = colour;
            found += completions(cell + 1);
        }
        return found;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        square = new int[n][n];
        for (int[] row : square) {
            for (int i = 0; i < n; i++) row[i] = in.nextInt();
        }
        System.out.println(completions(0));
    }
}
