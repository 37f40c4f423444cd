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
        int k = nextInt();
        int[] dishes = new int[n];
        for (int i = 0; i < n; i++) dishes[i] = nextInt();

        int[] seenFrom = new int[n + 1];
        Arrays.fill(seenFrom, -1);
        long stretches = 0;
        for (int first = 0; first < n; first++) {
            int different = 0;
            for (int last = first; last < n; last++) {
                if (seenFrom[dishes[last]] != first) different++;
                seenFrom[dishes[last]] = first;
                if (different > k) break;
                if (different == k) stretches++;
            }
        }
        System.out.println(stretches);
    }
}
