import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private static int[] prices;
    private static final StringBuilder LINES = new StringBuilder();

    private static void fill(int first, int rest, int[] basket, int size) {
        if (rest == 0) {
            for (int i = 0; i < size; i++) LINES.append(basket[i]).append(' ');
            LINES.append('\n');
            return;
        }
        for (int i = first; i < prices.length && prices[i] <= rest; i++) {
            if (i > first && prices[i] == prices[i - 1]) continue;
            basket[size] = prices[i];
            fill(i + 1, rest - prices[i], basket, size + 1);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        prices = new int[in.nextInt()];
        int budget = in.nextInt();
        for (int i = 0; i < prices.length; i++) prices[i] = in.nextInt();
        Arrays.sort(prices);

        fill(0, budget, new int[prices.length], 0);
        System.out.print(LINES);
    }
}
