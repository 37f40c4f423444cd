// Wrong Answer: adds the fee to the best total of the previous band, even if they overlap
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[][] bands = new long[in.nextInt()][];
        for (int i = 0; i < bands.length; i++) {
            bands[i] = new long[] {in.nextLong(), in.nextLong(), in.nextLong()};
        }
        Arrays.sort(bands, (a, b) -> Long.compare(a[1], b[1]));
        long[] best = new long[bands.length + 1];
        for (int i = 0; i < bands.length; i++) {
            int j = i;
            if (j > 0 && bands[j - 1][1] > bands[i][0]) j--;
            best[i + 1] = Math.max(best[i], bands[i][2] + best[j]);
        }
        System.out.println(best[bands.length]);
    }
}
