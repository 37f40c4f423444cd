import java.util.Arrays;
import java.util.Scanner;
import java.util.TreeSet;

public class Main {
    private static int[] prices;
    private static final TreeSet<int[]> BASKETS = new TreeSet<>(Arrays::compare);

    private static void choose(int i, int rest, int[] basket, int size) {
        if (i == prices.length) {
            if (rest == 0) BASKETS.add(Arrays.copyOf(basket, size));
            return;
        }
        choose(i + 1, rest, basket, size);
        basket[size] = prices[i];
        choose(i + 1, rest - prices[i], basket, size + 1);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        prices = new int[in.nextInt()];
        int budget = in.nextInt();
        for (int i = 0; i < prices.length; i++) prices[i] = in.nextInt();
        Arrays.sort(prices);

        choose(0, budget, new int[prices.length], 0);
        StringBuilder lines = new StringBuilder();
        for (int[] basket : BASKETS) {
            for (int price : basket) lines.append(price).append(' ');
            lines.append('\n');
        }
        System.out.print(lines);
    }
}
