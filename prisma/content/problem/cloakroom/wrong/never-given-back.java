// Wrong Answer: a hook that was taken once never becomes free again
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        boolean[] isTaken = new boolean[2 * in.nextInt() + 1];
        StringBuilder answers = new StringBuilder();
        for (int q = in.nextInt(); q > 0; q--) {
            String word = in.next();
            int left = in.nextInt();
            if (word.equals("give")) continue;
            int hook = 0;
            while (left > 0 && hook + 1 < isTaken.length) {
                if (!isTaken[++hook]) left--;
            }
            isTaken[hook] = true;
            answers.append(hook).append(' ');
        }
        System.out.println(answers);
    }
}
