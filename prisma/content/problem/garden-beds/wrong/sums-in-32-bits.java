// Wrong Answer: keeps the sums in an int, which overflows
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int rows = in.nextInt();
        int columns = in.nextInt();
        int[][] total = new int[rows + 1][columns + 1];
        for (int r = 1; r <= rows; r++) {
            for (int c = 1; c <= columns; c++) {
                total[r][c] = in.nextInt() + total[r - 1][c] + total[r][c - 1] - total[r - 1][c - 1];
            }
        }
        StringBuilder answers = new StringBuilder();
        for (int q = in.nextInt(); q > 0; q--) {
            int[] above = total[in.nextInt() - 1];
            int left = in.nextInt();
            int[] below = total[in.nextInt()];
            int right = in.nextInt();
            answers.append(below[right] - below[left - 1] - above[right] + above[left - 1]).append(' ');
        }
        System.out.println(answers);
    }
}
