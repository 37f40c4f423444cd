import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final int LAST_MINUTE = 1_000_000;

    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] change = new int[LAST_MINUTE + 2];
        for (int i = 0; i < n; i++) {
            change[nextInt()]++;
            change[nextInt() + 1]--;
        }

        int present = 0;
        int bestMinute = 0;
        int most = 0;
        for (int minute = 0; minute <= LAST_MINUTE; minute++) {
            present += change[minute];
            if (present > most) {
                bestMinute = minute;
                most = present;
            }
        }
        System.out.println(bestMinute + " " + most);
    }
}
