// Wrong Answer: records the window after its leftmost flag has been removed
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String flags = in.next();
        String wanted = in.next();
        int[] missing = new int[128];
        for (char flag : wanted.toCharArray()) missing[flag]++;
        int all = wanted.length();
        int length = 0;
        int beginning = 0;
        int left = 0;
        for (int right = 0; right < flags.length(); right++) {
            if (missing[flags.charAt(right)]-- > 0) all--;
            while (all == 0) {
                if (++missing[flags.charAt(left++)] > 0) all++;
                if (length == 0 || right - left + 1 < length) {
                    length = right - left + 1;
                    beginning = left + 1;
                }
            }
        }
        System.out.println(length + " " + beginning);
    }
}
