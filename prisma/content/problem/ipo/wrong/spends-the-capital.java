// Wrong Answer: subtracts the required capital, although it is not spent
import java.util.Arrays;
import java.util.PriorityQueue;

class Solution {
    public int findMaximizedCapital(int k, int w, int[] profits, int[] capital) {
        Integer[] order = new Integer[profits.length];
        for (int i = 0; i < order.length; i++) order[i] = i;
        Arrays.sort(order, (a, b) -> capital[a] - capital[b]);
        PriorityQueue<Integer> gains = new PriorityQueue<>((a, b) -> b - a);
        int next = 0;
        while (k-- > 0) {
            while (next < order.length && capital[order[next]] <= w) {
                int i = order[next++];
                gains.add(profits[i] - capital[i]);
            }
            if (gains.isEmpty() || gains.peek() <= 0) break;
            w += gains.remove();
        }
        return w;
    }
}
