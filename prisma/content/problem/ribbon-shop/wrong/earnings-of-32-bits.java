// Wrong Answer: the profit overflows an int
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int ribbon = in.nextInt();
        int cut = in.nextInt();
        int k = in.nextInt();
        int[] lengths = new int[k];
        int[] prices = new int[k];
        for (int i = 0; i < k; i++) {
            lengths[i] = in.nextInt();
            prices[i] = in.nextInt();
        }
        int[] best = new int[ribbon + 1];
        for (int metres = 1; metres <= ribbon; metres++) {
            for (int i = 0; i < k; i++) {
                int rest = metres - lengths[i];
                if (rest < 0) continue;
                int paid = rest == 0 ? 0 : cut;
                best[metres] = Math.max(best[metres], prices[i] - paid + best[rest]);
            }
        }
        System.out.println(best[ribbon]);
    }
}
