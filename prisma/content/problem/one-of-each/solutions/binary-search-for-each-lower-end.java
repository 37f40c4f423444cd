import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.TreeSet;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private static int firstFrom(int[] ages, int lower) {
        int low = 0;
        int high = ages.length - 1;
        while (low < high) {
            int mid = (low + high) / 2;
            if (ages[mid] < lower) low = mid + 1;
            else high = mid;
        }
        return ages[low];
    }

    public static void main(String[] args) throws IOException {
        int[][] lists = new int[nextInt()][];
        TreeSet<Integer> lowerEnds = new TreeSet<>();
        int last = 1_000_000;
        for (int i = 0; i < lists.length; i++) {
            lists[i] = new int[nextInt()];
            for (int j = 0; j < lists[i].length; j++) {
                lists[i][j] = nextInt();
                lowerEnds.add(lists[i][j]);
            }
            last = Math.min(last, lists[i][lists[i].length - 1]);
        }

        int bestLower = -1;
        int bestUpper = 1_000_000;
        // Above the last age some list has no applicant left.
        for (int lower : lowerEnds.headSet(last, true)) {
            int upper = lower;
            for (int[] ages : lists) upper = Math.max(upper, firstFrom(ages, lower));
            if (upper - lower >= bestUpper - bestLower) continue;
            bestLower = lower;
            bestUpper = upper;
        }
        System.out.println(bestLower + " " + bestUpper);
    }
}
