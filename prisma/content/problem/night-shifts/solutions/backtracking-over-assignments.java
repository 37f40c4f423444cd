import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private static int[][] wishes;
    private static boolean[] isTaken;

    private static int mostFilled(int nurse) {
        if (nurse == wishes.length) return 0;
        int best = mostFilled(nurse + 1);
        for (int shift : wishes[nurse]) {
            if (isTaken[shift]) continue;
            isTaken[shift] = true;
            best = Math.max(best, 1 + mostFilled(nurse + 1));
            isTaken[shift] = false;
        }
        return best;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        wishes = new int[in.nextInt()][];
        isTaken = new boolean[in.nextInt() + 1];
        in.nextLine();
        for (int nurse = 0; nurse < wishes.length; nurse++) {
            String[] words = in.nextLine().split(" ");
            wishes[nurse] = Arrays.stream(words).mapToInt(Integer::parseInt).toArray();
        }
        System.out.println(mostFilled(0));
    }
}
