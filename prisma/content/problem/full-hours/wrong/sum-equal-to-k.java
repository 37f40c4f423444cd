// Wrong Answer: counts only the pairs whose sum is exactly k
import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        Map<Integer, Integer> seen = new HashMap<>();
        long pairs = 0;
        for (int i = 0; i < n; i++) {
            int length = in.nextInt();
            pairs += seen.getOrDefault(k - length, 0);
            seen.merge(length, 1, Integer::sum);
        }
        System.out.println(pairs);
    }
}
