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

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] arrivals = new int[n];
        int[] leavings = new int[n];
        int lastMinute = 0;
        for (int i = 0; i < n; i++) {
            arrivals[i] = nextInt();
            leavings[i] = nextInt();
            lastMinute = Math.max(lastMinute, leavings[i]);
        }

        int[] change = new int[lastMinute + 2];
        for (int a : arrivals) change[a]++;
        for (int b : leavings) change[b + 1]--;

        int present = 0;
        int bestMinute = 0;
        int most = 0;
        for (int minute = 0; minute <= lastMinute; minute++) {
            present += change[minute];
            if (present > most) {
                bestMinute = minute;
                most = present;
            }
        }
        System.out.println(bestMinute + " " + most);
    }
}
