// Time Limit Exceeded: simulates until both flash at the same second
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int q = in.nextInt(); q > 0; q--) {
            long r = in.nextLong();
            long m = in.nextLong();
            long s = in.nextLong();
            long n = in.nextLong();
            long end = m * n;
            while (r != s && r < end) {
                if (r < s) r += m;
                else s += n;
            }
            System.out.println(r == s ? r : -1);
        }
    }
}
