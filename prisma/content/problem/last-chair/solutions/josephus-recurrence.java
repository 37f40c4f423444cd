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
        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            int n = nextInt();
            int k = nextInt();
            int place = 0;
            for (int circle = 2; circle <= n; circle++) place = (place + k) % circle;
            answers.append(place + 1).append('\n');
        }
        System.out.print(answers);
    }
}
