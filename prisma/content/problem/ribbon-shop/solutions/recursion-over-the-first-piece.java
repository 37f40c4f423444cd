import java.util.Scanner;

public class Main {
    private record Offer(int length, int price) {}

    private static long mostFrom(int metres, Offer[] offers, int cut) {
        long most = 0;
        for (Offer offer : offers) {
            if (offer.length() == metres) {
                most = Math.max(most, offer.price());
            } else if (offer.length() < metres) {
                long rest = mostFrom(metres - offer.length(), offers, cut);
                most = Math.max(most, offer.price() - cut + rest);
            }
        }
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
        System.out.println(mostFrom(ribbon, offers, cut));
    }
}
