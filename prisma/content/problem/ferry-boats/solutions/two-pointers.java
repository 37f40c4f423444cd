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
        int[] weights = new int[nextInt()];
        int limit = nextInt();
        for (int i = 0; i < weights.length; i++) weights[i] = nextInt();
        Arrays.sort(weights);

        int boats = 0;
        int light = 0;
        for (int heavy = weights.length - 1; light <= heavy; heavy--) {
            if (weights[light] + weights[heavy] <= limit) light++;
            boats++;
        }
        System.out.println(boats);
    }
}
