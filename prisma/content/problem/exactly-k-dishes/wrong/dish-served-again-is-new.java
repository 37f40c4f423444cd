// Wrong Answer: counts the changes from course to course, so a dish served again later counts as another one
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

    private static long countAtMost(int[] dishes, int limit) {
        int different = 0;
        int left = 0;
        long stretches = 0;
        for (int right = 0; right < dishes.length; right++) {
            if (right == left || dishes[right] != dishes[right - 1]) different++;
            while (different > limit) {
                if (left == right || dishes[left] != dishes[left + 1]) different--;
                left++;
            }
            stretches += right - left + 1;
        }
        return stretches;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int k = nextInt();
        int[] dishes = new int[n];
        for (int i = 0; i < n; i++) dishes[i] = nextInt();
        System.out.println(countAtMost(dishes, k) - countAtMost(dishes, k - 1));
    }
}
