// Time Limit Exceeded: checks every length from the first letter on
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int q = in.nextInt(); q > 0; q--) {
            String strip = in.next();
            int p = 1;
            while (!strip.regionMatches(p, strip, 0, strip.length() - p)) p++;
            System.out.println(p);
        }
    }
}
