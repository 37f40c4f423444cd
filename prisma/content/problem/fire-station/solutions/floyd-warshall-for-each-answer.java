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

    private static void readRoad(int[][] roads) throws IOException {
        int one = nextInt();
        int other = nextInt();
        roads[one][other] = Math.min(roads[one][other], nextInt());
        roads[other][one] = roads[one][other];
    }

    private static String bestVillage(int[][] roads) {
        int n = roads.length - 1;
        int[][] minutes = new int[n + 1][];
        for (int x = 0; x <= n; x++) minutes[x] = roads[x].clone();
        for (int stop = 1; stop <= n; stop++) {
            for (int x = 1; x <= n; x++) {
                for (int y = 1; y <= n; y++) {
                    int time = minutes[x][stop] + minutes[stop][y];
                    minutes[x][y] = Math.min(minutes[x][y], time);
                }
            }
        }

        int best = 0;
        int shortest = Integer.MAX_VALUE;
        for (int x = 1; x <= n; x++) {
            int longest = Arrays.stream(minutes[x], 1, n + 1).max().orElseThrow();
            if (longest >= shortest) continue;
            best = x;
            shortest = longest;
        }
        return best + " " + shortest;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int m = nextInt();
        int[][] roads = new int[n + 1][n + 1];
        for (int x = 1; x <= n; x++) {
            Arrays.fill(roads[x], 1_000_000_000);
            roads[x][x] = 0;
        }
        for (; m > 0; m--) readRoad(roads);
        System.out.println(bestVillage(roads));
        for (int k = nextInt(); k > 0; k--) {
            readRoad(roads);
            System.out.println(bestVillage(roads));
        }
    }
}
