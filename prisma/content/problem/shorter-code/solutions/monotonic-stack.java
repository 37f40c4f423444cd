import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    private static StringBuilder smallest(String code, int k) {
        StringBuilder kept = new StringBuilder();
        int left = k;
        for (char digit : code.toCharArray()) {
            int size = kept.length();
            for (; left > 0 && size > 0 && kept.charAt(size - 1) > digit; left--)
                size--;
            kept.setLength(size);
            kept.append(digit);
        }
        kept.setLength(code.length() - k);
        return kept;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder answers = new StringBuilder();
        for (int q = Integer.parseInt(in.readLine()); q > 0; q--) {
            String[] words = in.readLine().split(" ");
            answers.append(smallest(words[0], Integer.parseInt(words[1]))).append('\n');
        }
        System.out.print(answers);
    }
}
