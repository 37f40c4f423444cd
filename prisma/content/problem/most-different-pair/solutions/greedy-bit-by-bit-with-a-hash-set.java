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
        int[] settings = new int[nextInt()];
        for (int i = 0; i < settings.length; i++) settings[i] = nextInt();

        int best = 0;
        for (int bit = 29; bit >= 0; bit--) {
            Set<Integer> prefixes = new HashSet<>();
            for (int setting : settings) prefixes.add(setting >> bit);
            int candidate = best >> bit | 1;
            for (int prefix : prefixes) {
                if (!prefixes.contains(prefix ^ candidate)) continue;
                best |= 1 << bit;
                break;
            }
        }
        System.out.println(best);
    }
}
