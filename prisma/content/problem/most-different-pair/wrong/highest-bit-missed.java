// Wrong Answer: starts at bit 28, although settings have 30 bits
import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] settings = new int[in.nextInt()];
        for (int i = 0; i < settings.length; i++) {
            settings[i] = in.nextInt() & (1 << 29) - 1;
        }
        int best = 0;
        for (int bit = 28; bit >= 0; bit--) {
            Set<Integer> prefixes = new HashSet<>();
            for (int setting : settings) prefixes.add(setting >> bit);
            int candidate = best >> bit | 1;
            for (int one : prefixes) {
                if (prefixes.contains(one ^ candidate)) best |= 1 << bit;
            }
        }
        System.out.println(best);
    }
}
