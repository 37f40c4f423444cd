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

    private static int endedBy(Band[] bands, int minute) {
        int low = 0;
        int high = bands.length;
        while (low < high) {
            int mid = (low + high) / 2;
            if (bands[mid].end() <= minute) low = mid + 1;
            else high = mid;
        }
        return low;
    }

    public static void main(String[] args) throws IOException {
        Band[] bands = new Band[nextInt()];
        for (int i = 0; i < bands.length; i++) {
            int start = nextInt();
            int end = nextInt();
            bands[i] = new Band(start, end, nextInt());
        }
        Arrays.sort(bands, Comparator.comparingInt(Band::end));

        long[] best = new long[bands.length + 1];
        for (int i = 0; i < bands.length; i++) {
            long taken = bands[i].fee() + best[endedBy(bands, bands[i].start())];
            best[i + 1] = Math.max(best[i], taken);
        }
        System.out.println(best[bands.length]);
    }
}
