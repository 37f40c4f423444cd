// Wrong Answer: drops the whole matched part on a mismatch instead of falling back to its border
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int q = in.nextInt(); q > 0; q--) {
            String cut = in.next();
            String wanted = in.next();
            int n = wanted.length();
            int move = -1;
            int matched = 0;
            for (int i = 0; move < 0 && n == cut.length() && i < 2 * n; i++) {
                if (wanted.charAt(matched) != cut.charAt(i % n)) matched = 0;
                if (wanted.charAt(matched) == cut.charAt(i % n)) matched++;
                if (matched == n) move = i - n + 1;
            }
            System.out.println(move);
        }
    }
}
