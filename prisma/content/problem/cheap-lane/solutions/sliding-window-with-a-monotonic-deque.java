import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;
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

        Deque<Integer> candidates = new ArrayDeque<>();
        long total = 0;
        int left = 0;
        int bestLength = 0;
        int bestStart = 0;
        for (int right = 0; right < n; right++) {
            int price = prices[right];
            total += price;
            while (!candidates.isEmpty() && prices[candidates.peekLast()] <= price) {
                candidates.pollLast();
            }
            candidates.addLast(right);

            while (total - prices[candidates.peekFirst()] > budget) {
                if (candidates.peekFirst() == left) candidates.pollFirst();
                total -= prices[left];
                left++;
            }
            if (right - left + 1 > bestLength) {
                bestLength = right - left + 1;
                bestStart = left;
            }
        }
        System.out.println(bestLength + " " + (bestStart + 1));
    }
}
