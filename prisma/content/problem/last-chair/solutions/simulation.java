import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static int winner(int n, int k) {
        List<Integer> chairs = new ArrayList<>();
        for (int chair = 1; chair <= n; chair++) chairs.add(chair);
        int start = 0;
        while (chairs.size() > 1) {
            start = (start + k - 1) % chairs.size();
            chairs.remove(start);
        }
        return chairs.get(0);
    }

    public static void main(String[] args) throws IOException {
        StringBuilder answers = new StringBuilder();
        for (int q = nextInt(); q > 0; q--) {
            int n = nextInt();
            answers.append(winner(n, nextInt())).append('\n');
        }
        System.out.print(answers);
    }
}
