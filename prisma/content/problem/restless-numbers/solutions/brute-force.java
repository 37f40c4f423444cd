import java.util.Scanner;

public class Main {
    private static boolean isRestless(long number) {
        long last = -1;
        for (long rest = number; rest > 0; rest /= 10) {
            if (rest % 10 == last) return false;
            last = rest % 10;
        }
        return true;
    }

    public static void main(String[] args) {
        long limit = new Scanner(System.in).nextLong();
        long count = 0;
        for (long number = 1; number <= limit; number++) {
            if (isRestless(number)) count++;
        }
        System.out.println(count);
    }
}
