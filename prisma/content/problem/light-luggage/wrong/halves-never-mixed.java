// Wrong Answer: counts the light subsets within each half but none with parcels of both halves
import java.util.Scanner;

public class Main {
    private static long[] sortedSums(long[] weights, int from, int to) {
        long[] sums = {0};
        for (int parcel = from; parcel < to; parcel++) {
            long[] merged = new long[2 * sums.length];
            int lighter = 0;
            int heavier = 0;
            for (int i = 0; i < merged.length; i++) {
                long with = sums[heavier] + weights[parcel];
                if (lighter < sums.length && sums[lighter] <= with) {
                    merged[i] = sums[lighter++];
                } else {
                    merged[i] = with;
                    heavier++;
                }
            }
            sums = merged;
        }
        return sums;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long limit = in.nextLong();
        long[] weights = new long[n];
        for (int i = 0; i < n; i++) weights[i] = in.nextLong();
        long[] first = sortedSums(weights, 0, n / 2);
        long[] second = sortedSums(weights, n / 2, n);

        long sets = -1; // both halves count the empty set
        for (long sum : first) if (sum <= limit) sets++;
        for (long sum : second) if (sum <= limit) sets++;
        System.out.println(sets);
    }
}
