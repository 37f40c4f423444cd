import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private static final long MODULUS = 1_000_000_007L;

    private static long[] product(long[] row, long[][] matrix) {
        long[] result = new long[row.length];
        for (int k = 0; k < row.length; k++) {
            for (int j = 0; j < row.length; j++) {
                result[j] = (result[j] + row[k] * matrix[k][j]) % MODULUS;
            }
        }
        return result;
    }

    private static long[][] square(long[][] matrix) {
        long[][] result = new long[matrix.length][];
        for (int i = 0; i < matrix.length; i++) result[i] = product(matrix[i], matrix);
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long n = in.nextLong();
        int colours = in.nextInt();
        long[][] step = new long[colours][colours];
        for (long[] row : step) Arrays.fill(row, 1);
        while (in.hasNextInt()) {
            int one = in.nextInt() - 1;
            int other = in.nextInt() - 1;
            step[one][other] = 0;
            step[other][one] = 0;
        }

        long[] ways = new long[colours];
        Arrays.fill(ways, 1);
        for (long steps = n - 1; steps > 0; steps /= 2) {
            if (steps % 2 == 1) ways = product(ways, step);
            step = square(step);
        }
        System.out.println(Arrays.stream(ways).sum() % MODULUS);
    }
}
