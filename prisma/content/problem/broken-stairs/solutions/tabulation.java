import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        Reader reader = new BufferedReader(new InputStreamReader(System.in));
        StreamTokenizer in = new StreamTokenizer(reader);
        in.nextToken();
        int n = (int) in.nval;
        boolean[] isBroken = new boolean[n + 1];
        while (in.nextToken() == StreamTokenizer.TT_NUMBER) {
            isBroken[(int) in.nval] = true;
        }

        long[] ways = new long[n + 1];
        ways[0] = 1;
        for (int step = 1; step <= n; step++) {
            if (isBroken[step]) continue;
            for (int below = Math.max(0, step - 3); below < step; below++) {
                ways[step] += ways[below];
            }
            ways[step] %= 1_000_000_007L;
        }
        System.out.println(ways[n]);
    }
}
