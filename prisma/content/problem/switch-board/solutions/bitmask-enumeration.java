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
        for (int chosen = 0; chosen < 1 << m; chosen++) {
            int lit = 0;
            for (int i = 0; i < m; i++) {
                if ((chosen >> i & 1) == 1) lit ^= switches[i];
            }
            if (lit == allOn) fewest = Math.min(fewest, Integer.bitCount(chosen));
        }
        System.out.println(fewest > m ? -1 : fewest);
    }
}
