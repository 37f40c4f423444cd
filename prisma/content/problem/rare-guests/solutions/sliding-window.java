import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.HashMap;
import java.util.Map;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] visits = new int[n];
        for (int i = 0; i < n; i++) visits[i] = nextInt();

        int longest = 0;
        Map<Integer, Integer> count = new HashMap<>();
        int left = 0;
        for (int right = 0; right < n; right++) {
            int guest = visits[right];
            count.merge(guest, 1, Integer::sum);
            while (count.get(guest) > 2) {
                count.merge(visits[left], -1, Integer::sum);
                left++;
            }
            longest = Math.max(longest, right - left + 1);
        }
        System.out.println(longest);
    }
}
