import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int rows = nextInt();
        int columns = nextInt();
        long[][] total = new long[rows + 1][columns + 1];
        for (int r = 1; r <= rows; r++) {
            long inRow = 0;
            for (int c = 1; c <= columns; c++) {
                inRow += nextInt();
                total[r][c] = total[r - 1][c] + inRow;
            }
        }

        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            long[] above = total[nextInt() - 1];
            int left = nextInt();
            long[] below = total[nextInt()];
            int right = nextInt();
            long sum = below[right] - below[left - 1] - above[right] + above[left - 1];
            answers.append(sum).append(q > 1 ? ' ' : '\n');
        }
        System.out.print(answers);
    }
}
