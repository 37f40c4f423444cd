import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    private static int shortestPattern(String strip) {
        int n = strip.length();
        for (int length = 1; length < n; length++) {
            int i = length;
            while (i < n && strip.charAt(i) == strip.charAt(i - length)) i++;
            if (i == n) return length;
        }
        return n;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder answers = new StringBuilder();
        for (int q = Integer.parseInt(in.readLine()); q > 0; q--) {
            answers.append(shortestPattern(in.readLine())).append('\n');
        }
        System.out.print(answers);
    }
}
