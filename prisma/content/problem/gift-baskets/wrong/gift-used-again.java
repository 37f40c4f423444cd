// Wrong Answer: recurses with the same index, so one gift is used several times
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private static int[] prices;

    private static void fill(int first, int rest, String basket) {
        if (rest == 0) {
            System.out.println(basket);
            return;
        }
        for (int i = first; i < prices.length && prices[i] <= rest; i++) {
            if (i > first && prices[i] == prices[i - 1]) continue;
            fill(i, rest - prices[i], basket + prices[i] + " ");
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        prices = new int[in.nextInt()];
        int budget = in.nextInt();
        for (int i = 0; i < prices.length; i++) prices[i] = in.nextInt();
        Arrays.sort(prices);
        fill(0, budget, "");
    }
}
