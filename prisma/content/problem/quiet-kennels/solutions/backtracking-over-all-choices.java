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

    private static int[] rent;
    private static int[] above;
    private static boolean[] isLet;

    private static long best(int i) {
        if (i == rent.length) return 0;
        long most = best(i + 1);
        if (!isLet[above[i]]) {
            isLet[i] = true;
            most = Math.max(most, rent[i] + best(i + 1));
            isLet[i] = false;
        }
        return most;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        // Entry 0 is an empty kennel, the parent of the root.
        rent = new int[n + 1];
        above = new int[n + 1];
        isLet = new boolean[n + 1];
        for (int i = 1; i <= n; i++) rent[i] = nextInt();
        for (int i = 2; i <= n; i++) above[i] = nextInt();
        System.out.println(best(1));
    }
}
