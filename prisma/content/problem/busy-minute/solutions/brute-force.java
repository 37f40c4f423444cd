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
        for (int i = 0; i < n; i++) {
            arrivals[i] = nextInt();
            leavings[i] = nextInt();
        }

        int bestMinute = 0;
        int most = 0;
        for (int minute : arrivals) {
            int present = 0;
            for (int i = 0; i < n; i++) {
                if (arrivals[i] <= minute && minute <= leavings[i]) present++;
            }
            if (present > most || (present == most && minute < bestMinute)) {
                bestMinute = minute;
                most = present;
            }
        }
        System.out.println(bestMinute + " " + most);
    }
}
