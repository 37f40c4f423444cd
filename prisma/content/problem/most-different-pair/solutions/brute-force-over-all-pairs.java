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
        int[] settings = new int[nextInt()];
        for (int i = 0; i < settings.length; i++) settings[i] = nextInt();

        int best = 0;
        for (int i = 0; i < settings.length; i++) {
            for (int j = 0; j < i; j++) {
                best = Math.max(best, settings[i] ^ settings[j]);
            }
        }
        System.out.println(best);
    }
}
