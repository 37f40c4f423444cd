import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        String[] words = in.readLine().split(" ");

        Map<String, Integer> boxes = new HashMap<>();
        for (String word : words) {
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            boxes.merge(new String(letters), 1, Integer::sum);
        }
        System.out.println(boxes.size() + " " + Collections.max(boxes.values()));
    }
}
