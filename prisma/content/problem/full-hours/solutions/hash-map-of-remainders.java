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
        int k = nextInt();
        Map<Integer, Integer> seen = new HashMap<>();
        long pairs = 0;
        for (int i = 0; i < n; i++) {
            int remainder = nextInt() % k;
            pairs += seen.getOrDefault((k - remainder) % k, 0);
            seen.merge(remainder, 1, Integer::sum);
        }
        System.out.println(pairs);
    }
}
