import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.stream.IntStream;

class Solution {
    public int[] minInterval(int[][] intervals, int[] queries) {
        int[][] byLeft = intervals.clone();
        Arrays.sort(byLeft, Comparator.comparingInt(ends -> ends[0]));
        int[] order = IntStream.range(0, queries.length).boxed()
            .sorted(Comparator.comparingInt(i -> queries[i]))
            .mapToInt(Integer::intValue).toArray();
        Queue<int[]> heap =
            new PriorityQueue<>(Comparator.comparingInt(ends -> ends[1] - ends[0]));
        int[] answers = new int[queries.length];
        int begun = 0;
        for (int i : order) {
            while (begun < byLeft.length && byLeft[begun][0] <= queries[i]) {
                heap.add(byLeft[begun]);
                begun++;
            }
            while (!heap.isEmpty() && heap.peek()[1] < queries[i]) {
                heap.remove();
            }
            int[] top = heap.peek();
            answers[i] = top == null ? -1 : top[1] - top[0] + 1;
        }
        return answers;
    }
}
