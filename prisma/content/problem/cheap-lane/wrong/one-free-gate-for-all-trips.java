// Wrong Answer: makes the most expensive gate of the whole road free, not that of each trip
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer first = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(first.nextToken());
        long budget = Long.parseLong(first.nextToken());
        StringTokenizer second = new StringTokenizer(in.readLine());
        int[] prices = new int[n];
        int highest = 0;
        for (int i = 0; i < n; i++) {
            prices[i] = Integer.parseInt(second.nextToken());
            if (prices[i] > prices[highest]) highest = i;
        }
        prices[highest] = 0;

        long total = 0;
        int left = 0;
        int bestLength = 0;
        int bestStart = 0;
        for (int right = 0; right < n; right++) {
            total += prices[right];
            while (total > budget) total -= prices[left++];
            if (right - left + 1 > bestLength) {
                bestLength = right - left + 1;
                bestStart = left;
            }
        }
        System.out.println(bestLength + " " + (bestStart + 1));
    }
}
