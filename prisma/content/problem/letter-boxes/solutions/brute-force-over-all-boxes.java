import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        String[] words = in.readLine().split(" ");

        List<int[]> lettersOfBox = new ArrayList<>();
        List<Integer> wordsInBox = new ArrayList<>();
        for (String word : words) {
            int[] letters = new int[26];
            for (char letter : word.toCharArray()) letters[letter - 'a']++;

            int box = 0;
            while (box < lettersOfBox.size()
                    && !Arrays.equals(lettersOfBox.get(box), letters)) {
                box++;
            }
            if (box == lettersOfBox.size()) {
                lettersOfBox.add(letters);
                wordsInBox.add(0);
            }
            wordsInBox.set(box, wordsInBox.get(box) + 1);
        }
        System.out.println(wordsInBox.size() + " " + Collections.max(wordsInBox));
    }
}
