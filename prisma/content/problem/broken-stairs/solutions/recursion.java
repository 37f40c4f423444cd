import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StreamTokenizer;

public class Main {
    private static boolean[] isBroken;

    private static long climbs(int step) {
        if (step + 1 == isBroken.length) return 1;
        long found = 0;
        int last = Math.min(step + 3, isBroken.length - 1);
        for (int above = step + 1; above <= last; above++) {
            if (!isBroken[above]) found += climbs(above);
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        Reader reader = new BufferedReader(new InputStreamReader(System.in));
        StreamTokenizer in = new StreamTokenizer(reader);
        in.nextToken();
        isBroken = new boolean[(int) in.nval + 1];
        while (in.nextToken() == StreamTokenizer.TT_NUMBER) {
            isBroken[(int) in.nval] = true;
        }
        System.out.println(climbs(0) % 1_000_000_007L);
    }
}
