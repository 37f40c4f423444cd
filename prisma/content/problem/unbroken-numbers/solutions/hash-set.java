import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.HashSet;
import java.util.Set;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        Set<Integer> numbers = new HashSet<>();
        for (int i = 0; i < n; i++) numbers.add(nextInt());

        int bestLength = 0;
        int bestFirst = 0;
        for (int first : numbers) {
            if (numbers.contains(first - 1)) continue;
            int end = first + 1;
            while (numbers.contains(end)) end++;
            int length = end - first;
            if (length > bestLength || length == bestLength && first < bestFirst) {
                bestLength = length;
                bestFirst = first;
            }
        }
        System.out.println(bestFirst + " " + (bestFirst + bestLength - 1));
    }
}
