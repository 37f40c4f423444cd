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
        for (int i = 0; i < n; i++) prices[i] = Integer.parseInt(second.nextToken());

        int bestLength = 0;
        int bestStart = 0;
        for (int start = 0; start < n; start++) {
            long total = 0;
            int highest = 0;
            for (int end = start; end < n; end++) {
                total += prices[end];
                highest = Math.max(highest, prices[end]);
                if (total - highest > budget) break;
                if (end - start + 1 > bestLength) {
                    bestLength = end - start + 1;
                    bestStart = start;
                }
            }
        }
        System.out.println(bestLength + " " + (bestStart + 1));
    }
}
