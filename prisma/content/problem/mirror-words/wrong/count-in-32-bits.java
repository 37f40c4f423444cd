// Wrong Answer: the count overflows a 32-bit integer
import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Map<Integer, Integer> places = new HashMap<>(Map.of(0, 1));
        int bits = 0;
        int found = 0;
        for (char letter : new Scanner(System.in).next().toCharArray()) {
            bits ^= 1 << (letter - 'a');
            found += places.getOrDefault(bits, 0);
            for (int i = 0; i < 26; i++) found += places.getOrDefault(bits ^ 1 << i, 0);
            places.merge(bits, 1, Integer::sum);
        }
        System.out.println(found);
    }
}
