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
        int k = nextInt();
        int[] lengths = new int[n];
        long pairs = 0;
        for (int i = 0; i < n; i++) {
            lengths[i] = nextInt();
            for (int j = 0; j < i; j++) {
                if ((lengths[i] + lengths[j]) % k == 0) pairs++;
            }
        }
        System.out.println(pairs);
    }
}
