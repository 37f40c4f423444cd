// Wrong Answer: only considers plans that use up the ribbon exactly
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private record Offer(int length, int price) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int ribbon = in.nextInt();
        int cut = in.nextInt();
        Offer[] offers = new Offer[in.nextInt()];
        for (int i = 0; i < offers.length; i++) {
            offers[i] = new Offer(in.nextInt(), in.nextInt());
        }

        long[] best = new long[ribbon + 1];
        Arrays.fill(best, 1, ribbon + 1, Long.MIN_VALUE);
        for (int metres = 1; metres <= ribbon; metres++) {
            for (Offer offer : offers) {
                int rest = metres - offer.length();
                if (rest < 0 || best[rest] == Long.MIN_VALUE) continue;
                int paid = rest == 0 ? 0 : cut;
                long earned = offer.price() - paid + best[rest];
                best[metres] = Math.max(best[metres], earned);
            }
        }
        System.out.println(Math.max(0, best[ribbon]));
    }
}
