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
        for (int metres = 1; metres <= ribbon; metres++) {
            for (Offer offer : offers) {
                int rest = metres - offer.length();
                if (rest < 0) continue;
                int paid = rest == 0 ? 0 : cut;
                long earned = offer.price() - paid + best[rest];
                best[metres] = Math.max(best[metres], earned);
            }
        }
        System.out.println(best[ribbon]);
    }
}
