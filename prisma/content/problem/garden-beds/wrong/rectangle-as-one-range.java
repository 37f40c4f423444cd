// Wrong Answer: adds up all beds from the upper left to the lower right one in reading order, also those outside the rectangle
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
        long[] total = new long[rows * columns + 1];
        for (int i = 0; i < rows * columns; i++) total[i + 1] = total[i] + nextInt();

        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            int first = (nextInt() - 1) * columns + nextInt();
            int last = (nextInt() - 1) * columns + nextInt();
            answers.append(total[last] - total[first - 1]).append(q > 1 ? ' ' : '\n');
        }
        System.out.print(answers);
    }
}
