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

    private static String bestVillage(int[][] minutes) {
        int best = 0;
        int shortest = Integer.MAX_VALUE;
        for (int x = 1; x < minutes.length; x++) {
            int longest = 0;
            for (int y = 1; y < minutes.length; y++) {
                longest = Math.max(longest, minutes[x][y]);
            }
            if (longest >= shortest) continue;
            best = x;
            shortest = longest;
        }
        return best + " " + shortest;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int m = nextInt();
        int[][] minutes = new int[n + 1][n + 1];
        for (int x = 1; x <= n; x++) {
            Arrays.fill(minutes[x], 1_000_000_000);
            minutes[x][x] = 0;
        }
        for (; m > 0; m--) {
            int one = nextInt();
            int other = nextInt();
            minutes[one][other] = Math.min(minutes[one][other], nextInt());
            minutes[other][one] = minutes[one][other];
        }
        for (int stop = 1; stop <= n; stop++) {
            for (int x = 1; x <= n; x++) {
                for (int y = 1; y <= n; y++) {
                    int time = minutes[x][stop] + minutes[stop][y];
                    minutes[x][y] = Math.min(minutes[x][y], time);
                }
            }
        }
        System.out.println(bestVillage(minutes));

        for (int k = nextInt(); k > 0; k--) {
            int[] fromOne = minutes[nextInt()].clone();
            int[] fromOther = minutes[nextInt()].clone();
            int time = nextInt();
            for (int x = 1; x <= n; x++) {
                for (int y = 1; y <= n; y++) {
                    int forth = fromOne[x] + time + fromOther[y];
                    int back = fromOther[x] + time + fromOne[y];
                    minutes[x][y] = Math.min(minutes[x][y], Math.min(forth, back));
                }
            }
            System.out.println(bestVillage(minutes));
        }
    }
}
