// Wrong Answer: the binary search drops a limit that is exactly enough
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static int daysNeeded(int[] pages, long limit) {
        int needed = 1;
        long today = 0;
        for (int count : pages) {
            today += count;
            if (today <= limit) continue;
            needed++;
            today = count;
        }
        return needed;
    }

    public static void main(String[] args) throws IOException {
        int[] pages = new int[nextInt()];
        int days = nextInt();
        long low = 0;
        long high = 0;
        for (int i = 0; i < pages.length; i++) {
            pages[i] = nextInt();
            low = Math.max(low, pages[i]);
            high += pages[i];
        }

        while (low < high) {
            long mid = (low + high) / 2;
            if (daysNeeded(pages, mid) <= days) high = mid - 1;
            else low = mid + 1;
        }
        System.out.println(low);
    }
}
