import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    private static boolean[] isBroken;
    private static long[] memo;

    private static long climbs(int step) {
        if (step + 1 == isBroken.length) return 1;
        if (memo[step] != -1) return memo[step];
        long found = 0;
        int last = Math.min(step + 3, isBroken.length - 1);
        for (int above = step + 1; above <= last; above++) {
            if (!isBroken[above]) found += climbs(above);
        }
        memo[step] = found % 1_000_000_007L;
        return memo[step];
    }

    public static void main(String[] args) throws IOException {
        Reader reader = new BufferedReader(new InputStreamReader(System.in));
        StreamTokenizer in = new StreamTokenizer(reader);
        in.nextToken();
        isBroken = new boolean[(int) in.nval + 1];
        while (in.nextToken() == StreamTokenizer.TT_NUMBER) {
            isBroken[(int) in.nval] = true;
        }
        memo = new long[isBroken.length];
        Arrays.fill(memo, -1);
        System.out.println(climbs(0));
    }
}
