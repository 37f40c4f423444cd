import java.util.Scanner;

public class Main {
    private static int n;
    private static int[][] square;

    private static boolean isAllowed(int row, int column, int colour) {
        for (int i = 0; i < n; i++) {
            if (square[row][i] == colour || square[i][column] == colour) return false;
        }
        return true;
    }

    private static long completions(int cell) {
        if (cell == n * n) return 1;
        int row = cell / n;
        int column = cell % n;
        if (square[row][column] != 0) return completions(cell + 1);

        long found = 0;
        for (int colour = 1; colour <= n; colour++) {
            if (!isAllowed(row, column, colour)) continue;
            square[row][column] = colour;
            found += completions(cell + 1);
            square[row][column] = 0;
        }
        return found;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        square = new int[n][n];
        for (int[] row : square) {
            for (int column = 0; column < n; column++) row[column] = in.nextInt();
        }
        System.out.println(completions(0));
    }
}
