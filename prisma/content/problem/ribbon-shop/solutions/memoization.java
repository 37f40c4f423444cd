import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private record Offer(int length, int price) {}

    private final Offer[] offers;
    private final int cut;
    private final long[] memo;

    private Main(Offer[] offers, int cut, int ribbon) {
        this.offers = offers;
        this.cut = cut;
        memo = new long[ribbon + 1];
        Arrays.fill(memo, -1);
    }

    private long mostFrom(int metres) {
        if (memo[metres] != -1) return memo[metres];
        long most = 0;
        for (Offer offer : offers) {
            if (offer.length() == metres) {
                most = Math.max(most, offer.price());
            } else if (offer.length() < metres) {
                long rest = mostFrom(metres - offer.length());
                most = Math.max(most, offer.price() - cut + rest);
            }
        }
        memo[metres] = most;
        return most;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int ribbon = in.nextInt();
        int cut = in.nextInt();
        Offer[] offers = new Offer[in.nextInt()];
        for (int i = 0; i < offers.length; i++) {
            offers[i] = new Offer(in.nextInt(), in.nextInt());
        }
        System.out.println(new Main(offers, cut, ribbon).mostFrom(ribbon));
    }
}
