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
        int[][] needs = new int[rows + 1][columns + 1];
        for (int r = 1; r <= rows; r++) {
            for (int c = 1; c <= columns; c++) needs[r][c] = nextInt();
        }

        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            int top = nextInt();
            int left = nextInt();
            int bottom = nextInt();
            int right = nextInt();
            long sum = 0;
            for (int r = top; r <= bottom; r++) {
                for (int c = left; c <= right; c++) sum += needs[r][c];
            }
            answers.append(sum).append(q > 1 ? ' ' : '\n');
        }
        System.out.print(answers);
    }
}
