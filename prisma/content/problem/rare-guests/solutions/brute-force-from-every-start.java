import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.HashMap;
import java.util.Map;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] visits = new int[n];
        for (int i = 0; i < n; i++) visits[i] = nextInt();

        int longest = 0;
        for (int start = 0; start < n; start++) {
            Map<Integer, Integer> count = new HashMap<>();
            int end = start;
            while (end < n && count.merge(visits[end], 1, Integer::sum) <= 2) end++;
            longest = Math.max(longest, end - start);
        }
        System.out.println(longest);
    }
}
