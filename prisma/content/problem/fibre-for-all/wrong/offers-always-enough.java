// Wrong Answer: prints the total even if some towns cannot be connected
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private record Offer(int one, int other, int price) {}

    private static int[] leader;
    private static int[] size;

    private static int find(int town) {
        int at = town;
        while (leader[at] != at) {
            leader[at] = leader[leader[at]];
            at = leader[at];
        }
        return at;
    }

    private static boolean join(int one, int other) {
        int smaller = find(one);
        int larger = find(other);
        if (smaller == larger) return false;
        if (size[smaller] > size[larger]) {
            int swapped = smaller;
            smaller = larger;
            larger = swapped;
        }
        leader[smaller] = larger;
        size[larger] += size[smaller];
        return true;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        leader = new int[n + 1];
        size = new int[n + 1];
        for (int town = 1; town <= n; town++) leader[town] = town;
        Arrays.fill(size, 1);

        for (int b = nextInt(); b > 0; b--) {
            join(nextInt(), nextInt());
        }
        Offer[] offers = new Offer[nextInt()];
        for (int i = 0; i < offers.length; i++)
            offers[i] = new Offer(nextInt(), nextInt(), nextInt());
        Arrays.sort(offers, Comparator.comparingInt(Offer::price));

        long total = 0;
        for (Offer offer : offers) {
            if (!join(offer.one(), offer.other())) continue;
            total += offer.price();
        }
        System.out.println(total);
    }
}
