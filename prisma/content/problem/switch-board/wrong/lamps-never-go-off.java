// Wrong Answer: combines the switches with OR instead of XOR, so no lamp goes off again
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int b = in.nextInt();
        int m = in.nextInt();
        int[] switches = new int[m];
        for (int i = 0; i < m; i++) switches[i] = Integer.parseInt(in.next(), 2);
        int allOn = (1 << b) - 1;

        int fewest = m + 1;
        int[] lit = new int[1 << m];
        for (int i = 0; i < m; i++) {
            int added = 1 << i;
            for (int smaller = 0; smaller < added; smaller++) {
                int chosen = smaller | added;
                lit[chosen] = lit[smaller] | switches[i];
                if (lit[chosen] == allOn) {
                    fewest = Math.min(fewest, Integer.bitCount(chosen));
                }
            }
        }
        System.out.println(fewest > m ? -1 : fewest);
    }
}
