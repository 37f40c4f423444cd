import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static boolean isEnough(long minutes, int[] times, long rest, long tanks) {
        long filled = 0;
        for (int time : times) {
            filled += (minutes + rest) / (time + rest);
            if (filled >= tanks) return true;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        long rest = nextInt();
        long tanks = nextInt();
        int[] times = new int[n];
        int slowest = 0;
        for (int i = 0; i < n; i++) {
            times[i] = nextInt();
            slowest = Math.max(slowest, times[i]);
        }

        long low = 1;
        long high = (tanks + n - 1) / n * (slowest + rest) - rest;
        while (low < high) {
            long mid = low + (high - low) / 2;
            if (isEnough(mid, times, rest, tanks)) high = mid;
            else low = mid + 1;
        }
        System.out.println(low);
    }
}
