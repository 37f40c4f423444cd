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
        int[] parent = new int[n + 1];
        for (int person = 1; person <= n; person++) parent[person] = nextInt();

        int[] sizes = new int[n + 1];
        for (int person = 1; person <= n; person++) {
            int generation = 0;
            for (int at = person; at != 0; at = parent[at]) generation++;
            sizes[generation]++;
        }
        int best = 0;
        for (int generation = 1; generation <= n; generation++) {
            if (sizes[generation] > sizes[best]) best = generation;
        }
        System.out.println(best + " " + sizes[best]);
    }
}
