// Wrong Answer: the number of subarrays overflows an int
import java.util.Scanner;

public class Main {
    private static int countAtMost(int[] dishes, int limit) {
        int[] count = new int[dishes.length + 1];
        int different = 0;
        int left = 0;
        int stretches = 0;
        for (int right = 0; right < dishes.length; right++) {
            if (count[dishes[right]]++ == 0) different++;
            for (; different > limit; left++) {
                if (--count[dishes[left]] == 0) different--;
            }
            stretches += right - left + 1;
        }
        return stretches;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] dishes = new int[in.nextInt()];
        int k = in.nextInt();
        for (int i = 0; i < dishes.length; i++) dishes[i] = in.nextInt();
        System.out.println(countAtMost(dishes, k) - countAtMost(dishes, k - 1));
    }
}
