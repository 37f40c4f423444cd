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
        int k = nextInt();
        int[] soFar = new int[nextInt()];
        StringBuilder needed = new StringBuilder();
        for (int size = 1; size <= soFar.length; size++) {
            soFar[size - 1] = nextInt();
            Arrays.sort(soFar, 0, size);
            needed.append(size < k ? "-" : soFar[size - k]).append(' ');
        }
        System.out.println(needed);
    }
}
