import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] cards = new int[n];
        for (int i = 0; i < n; i++) cards[i] = nextInt();
        Arrays.sort(cards);

        int first = cards[0];
        int last = cards[0];
        int bestFirst = first;
        int bestLast = last;
        for (int number : cards) {
            if (number > last + 1) first = number;
            last = number;
            if (last - first > bestLast - bestFirst) {
                bestFirst = first;
                bestLast = last;
            }
        }
        System.out.println(bestFirst + " " + bestLast);
    }
}
