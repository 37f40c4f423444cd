import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private record Band(int start, int end, int fee) {}

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        Band[] bands = new Band[nextInt()];
        for (int i = 0; i < bands.length; i++) {
            int start = nextInt();
            int end = nextInt();
            bands[i] = new Band(start, end, nextInt());
        }
        Arrays.sort(bands, Comparator.comparingInt(Band::end));

        long[] total = new long[bands.length];
        for (int i = 0; i < bands.length; i++) {
            for (int j = 0; j < i; j++) {
                if (bands[j].end() <= bands[i].start()) {
                    total[i] = Math.max(total[i], total[j]);
                }
            }
            total[i] += bands[i].fee();
        }
        System.out.println(Arrays.stream(total).max().getAsLong());
    }
}
