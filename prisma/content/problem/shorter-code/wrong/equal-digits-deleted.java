// Wrong Answer: spends deletions on digits that are followed by an equal one
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int q = in.nextInt(); q > 0; q--) {
            String code = in.next();
            int k = in.nextInt();
            int length = code.length() - k;
            StringBuilder kept = new StringBuilder();
            for (char digit : code.toCharArray()) {
                while (k > 0 && kept.length() > 0 && kept.charAt(kept.length() - 1) >= digit) {
                    kept.setLength(kept.length() - 1);
                    k--;
                }
                kept.append(digit);
            }
            System.out.println(kept.substring(0, length));
        }
    }
}
