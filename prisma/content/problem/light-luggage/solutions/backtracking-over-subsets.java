import java.util.Scanner;

public class Main {
    private static long countSets(long[] weights, int parcel, long rest) {
        if (parcel == weights.length) return 1;
        long sets = countSets(weights, parcel + 1, rest);
        if (weights[parcel] <= rest) {
            sets += countSets(weights, parcel + 1, rest - weights[parcel]);
        }
        return sets;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] weights = new long[in.nextInt()];
        long limit = in.nextLong();
        for (int i = 0; i < weights.length; i++) weights[i] = in.nextLong();
        System.out.println(countSets(weights, 0, limit));
    }
}
