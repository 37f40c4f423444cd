import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        String[] words = in.readLine().split(" ");
        long[] profits = Arrays.stream(words).mapToLong(Long::parseLong).toArray();

        StringBuilder answers = new StringBuilder();
        for (int q = Integer.parseInt(in.readLine()); q > 0; q--) {
            String[] request = in.readLine().split(" ");
            int first = Integer.parseInt(request[1]);
            int second = Integer.parseInt(request[2]);
            if (request[0].equals("set")) {
                profits[first - 1] = second;
                continue;
            }
            long ending = profits[first - 1];
            long best = ending;
            for (int day = first; day < second; day++) {
                ending = profits[day] + Math.max(ending, 0);
                best = Math.max(best, ending);
            }
            answers.append(best).append('\n');
        }
        System.out.print(answers);
    }
}
