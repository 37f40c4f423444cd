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
        int[] wanted = new int[nextInt()];
        for (int i = 0; i < wanted.length; i++) wanted[i] = nextInt();
        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            int person = nextInt() - 1;
            long minutes = 0;
            for (int i = 0; i < wanted.length; i++) {
                int turns = i <= person ? wanted[person] : wanted[person] - 1;
                minutes += Math.min(wanted[i], turns);
            }
            answers.append(minutes).append(' ');
        }
        System.out.println(answers);
    }
}
