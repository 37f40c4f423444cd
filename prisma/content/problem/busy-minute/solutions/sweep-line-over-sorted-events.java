import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

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
        Arrays.sort(arrivals);
        Arrays.sort(leavings);

        int bestMinute = 0;
        int most = 0;
        int gone = 0;
        for (int i = 0; i < n; i++) {
            while (leavings[gone] < arrivals[i]) gone++;
            int present = i + 1 - gone;
            if (present > most) {
                bestMinute = arrivals[i];
                most = present;
            }
        }
        System.out.println(bestMinute + " " + most);
    }
}
