import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    private static int smallestMove(String cut, String wanted) {
        if (cut.length() != wanted.length()) return -1;
        int n = cut.length();
        for (int move = 0; move < n; move++) {
            String piece = cut.substring(move) + cut.substring(0, move);
            if (piece.equals(wanted)) return move;
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
