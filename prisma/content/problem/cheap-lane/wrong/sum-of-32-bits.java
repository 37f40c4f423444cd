// Wrong Answer: the sum of the prices overflows an int
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long budget = in.nextLong();
        int[] prices = new int[n];
        for (int i = 0; i < n; i++) prices[i] = in.nextInt();

        Deque<Integer> candidates = new ArrayDeque<>();
        int total = 0;
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
