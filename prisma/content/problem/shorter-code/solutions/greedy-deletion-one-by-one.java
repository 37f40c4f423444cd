import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder answers = new StringBuilder();
        for (int q = Integer.parseInt(in.readLine()); q > 0; q--) {
            String[] words = in.readLine().split(" ");
            StringBuilder code = new StringBuilder(words[0]);
            for (int k = Integer.parseInt(words[1]); k > 0; k--) {
                int at = 0;
                while (at + 1 < code.length()
                        && code.charAt(at) <= code.charAt(at + 1)) {
                    at++;
                }
                code.deleteCharAt(at);
            }
            answers.append(code).append('\n');
        }
        System.out.print(answers);
    }
}
