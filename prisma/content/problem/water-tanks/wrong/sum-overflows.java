// Wrong Answer: the sum of the tanks of all pumps overflows a long
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long rest = in.nextLong();
        long tanks = in.nextLong();
        long[] times = new long[n];
        for (int i = 0; i < n; i++) times[i] = in.nextLong();

        long low = 1;
        long high = tanks * (times[0] + rest);
        while (low < high) {
            long mid = low + (high - low) / 2;
            long filled = 0;
            for (long time : times) filled += (mid + rest) / (time + rest);
            if (filled >= tanks) high = mid;
            else low = mid + 1;
        }
        System.out.println(low);
    }
}
