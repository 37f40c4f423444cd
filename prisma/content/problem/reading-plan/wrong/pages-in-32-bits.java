// Wrong Answer: the pages of a day overflow an int
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] pages = new int[in.nextInt()];
        int days = in.nextInt();
        int low = 0;
        int high = 0;
        for (int i = 0; i < pages.length; i++) {
            pages[i] = in.nextInt();
            low = Math.max(low, pages[i]);
            high += pages[i];
        }
        while (low < high) {
            int mid = low + (high - low) / 2;
            int needed = 1;
            int today = 0;
            for (int count : pages) {
                if (today + count > mid) {
                    needed++;
                    today = 0;
                }
                today += count;
            }
            if (needed <= days) high = mid;
            else low = mid + 1;
        }
        System.out.println(low);
    }
}
