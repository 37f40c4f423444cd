// Wrong Answer: keeps the sums in int, which overflows
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] profits = new int[in.nextInt()];
        for (int i = 0; i < profits.length; i++) profits[i] = in.nextInt();
        for (int q = in.nextInt(); q > 0; q--) {
            String word = in.next();
            int first = in.nextInt();
            int second = in.nextInt();
            if (word.equals("set")) {
                profits[first - 1] = second;
                continue;
            }
            int ending = profits[first - 1];
            int best = ending;
            for (int day = first; day < second; day++) {
                ending = profits[day] + Math.max(ending, 0);
                best = Math.max(best, ending);
            }
            System.out.println(best);
        }
    }
}
