import java.util.Scanner;

public class Main {
    private static long floors;
    private static long[] unlucky;

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static long signedCount(int first, long multiple) {
        if (first == unlucky.length) return floors / multiple;
        long without = signedCount(first + 1, multiple);
        long factor = unlucky[first] / gcd(multiple, unlucky[first]);
        if (factor > floors / multiple) return without;
        return without - signedCount(first + 1, multiple * factor);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        floors = in.nextLong();
        in.nextLine();
        String[] words = in.nextLine().split(" ");
        unlucky = new long[words.length];
        for (int i = 0; i < words.length; i++) unlucky[i] = Long.parseLong(words[i]);
        System.out.println(signedCount(0, 1));
    }
}
