// Wrong Answer: the number of subsets overflows an int
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long limit = in.nextLong();
        long[][] halves = {new long[1 << n / 2], new long[1 << n - n / 2]};
        int[] sizes = {1, 1};
        for (int i = 0; i < n; i++) {
            long weight = in.nextLong();
            int half = i < n / 2 ? 0 : 1;
            for (int j = 0; j < sizes[half]; j++) {
                halves[half][sizes[half] + j] = halves[half][j] + weight;
            }
            sizes[half] *= 2;
        }
        Arrays.sort(halves[0]);
        Arrays.sort(halves[1]);
        int sets = 0;
        int fitting = halves[1].length;
        for (long sum : halves[0]) {
            while (fitting > 0 && sum + halves[1][fitting - 1] > limit) fitting--;
            sets += fitting;
        }
        System.out.println(sets);
    }
}
