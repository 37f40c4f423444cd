import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    private static int shortestPattern(String strip) {
        int[] border = new int[strip.length()];
        int length = 0;
        for (int i = 1; i < border.length; i++) {
            char letter = strip.charAt(i);
            while (length > 0 && strip.charAt(length) != letter) {
                length = border[length - 1];
            }
            if (strip.charAt(length) == letter) length++;
            border[i] = length;
        }
        return border.length - length;
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
