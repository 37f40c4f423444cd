import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    private static int[] longestBorders(String word) {
        int[] border = new int[word.length()];
        for (int i = 1; i < border.length; i++) {
            int length = border[i - 1];
            while (length > 0 && word.charAt(length) != word.charAt(i)) {
                length = border[length - 1];
            }
            if (word.charAt(length) == word.charAt(i)) length++;
            border[i] = length;
        }
        return border;
    }

    private static int smallestMove(String cut, String wanted) {
        if (cut.length() != wanted.length()) return -1;
        int n = cut.length();
        int[] border = longestBorders(wanted);
        int matched = 0;
        for (int i = 0; i < 2 * n; i++) {
            char letter = cut.charAt(i % n);
            while (matched > 0 && wanted.charAt(matched) != letter) {
                matched = border[matched - 1];
            }
            if (wanted.charAt(matched) == letter) matched++;
            if (matched == n) return i - n + 1;
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder answers = new StringBuilder();
        for (int q = Integer.parseInt(in.readLine()); q > 0; q--) {
            String[] words = in.readLine().split(" ");
            answers.append(smallestMove(words[0], words[1])).append('\n');
        }
        System.out.print(answers);
    }
}
