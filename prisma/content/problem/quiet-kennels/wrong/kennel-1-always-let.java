// Wrong Answer: takes the best total with kennel 1 let, although leaving it empty may be better
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
        long[] ifLet = new long[n + 1];
        long[] ifEmpty = new long[n + 1];
        int[] above = new int[n + 1];
        for (int i = 1; i <= n; i++) ifLet[i] = nextInt();
        for (int i = 2; i <= n; i++) above[i] = nextInt();

        for (int i = n; i > 1; i--) {
            ifLet[above[i]] += ifEmpty[i];
            ifEmpty[above[i]] += Math.max(ifLet[i], ifEmpty[i]);
        }
        System.out.println(ifLet[1]);
    }
}
