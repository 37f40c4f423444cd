import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long n = in.nextLong();
        int colours = in.nextInt();
        boolean[][] isForbidden = new boolean[colours][colours];
        while (in.hasNextInt()) {
            int one = in.nextInt() - 1;
            int other = in.nextInt() - 1;
            isForbidden[one][other] = true;
            isForbidden[other][one] = true;
        }

        long[] ways = new long[colours];
        Arrays.fill(ways, 1);
        for (; n > 1; n--) {
            long[] next = new long[colours];
            for (int y = 0; y < colours; y++) {
                for (int x = 0; x < colours; x++) {
                    if (!isForbidden[x][y]) next[y] += ways[x];
                }
                next[y] %= 1_000_000_007L;
            }
            ways = next;
        }
        System.out.println(Arrays.stream(ways).sum() % 1_000_000_007L);
    }
}
