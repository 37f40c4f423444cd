// Wrong Answer: requires exactly one letter with an odd count, so palindromes of even length are missed
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    public static void main(String[] args) throws IOException {
        String text = new BufferedReader(new InputStreamReader(System.in)).readLine();
        Map<Integer, Integer> places = new HashMap<>(Map.of(0, 1));
        int bits = 0;
        long found = 0;
        for (char letter : text.toCharArray()) {
            bits ^= 1 << (letter - 'a');
            for (int place = 0; place < 26; place++) {
                found += places.getOrDefault(bits ^ 1 << place, 0);
            }
            places.merge(bits, 1, Integer::sum);
        }
        System.out.println(found);
    }
}
