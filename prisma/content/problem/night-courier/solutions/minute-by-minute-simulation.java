import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    private static int fewestMinutes(String[] town) {
        int rows = town.length;
        int columns = town[0].length();

        // A border of blocked cells saves the bounds checks.
        boolean[][] possible = new boolean[rows + 2][columns + 2];
        for (int row = 1; row <= rows; row++) {
            int column = town[row - 1].indexOf('S') + 1;
            if (column > 0) possible[row][column] = true;
        }

        for (int minute = 1; minute < 2 * rows * columns; minute++) {
            char forbidden = minute % 2 == 0 ? 'O' : 'E';
            boolean[][] next = new boolean[rows + 2][columns + 2];
            for (int row = 1; row <= rows; row++) {
                for (int column = 1; column <= columns; column++) {
                    char cell = town[row - 1].charAt(column - 1);
                    if (cell == '#' || cell == forbidden) continue;
                    next[row][column] = possible[row][column]
                            || possible[row - 1][column] || possible[row + 1][column]
                            || possible[row][column - 1] || possible[row][column + 1];
                    if (cell == 'T' && next[row][column]) return minute;
                }
            }
            possible = next;
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int rows = Integer.parseInt(in.readLine().split(" ")[0]);
        String[] town = new String[rows];
        for (int row = 0; row < rows; row++) town[row] = in.readLine();
        System.out.println(fewestMinutes(town));
    }
}
