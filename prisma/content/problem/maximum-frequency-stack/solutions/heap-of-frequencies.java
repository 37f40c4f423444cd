import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;

class FreqStack {
    private record Entry(int frequency, int time, int val) {}

    private final Map<Integer, Integer> counts = new HashMap<>();
    private final PriorityQueue<Entry> heap = new PriorityQueue<>(
        Comparator.comparingInt(Entry::frequency)
            .thenComparingInt(Entry::time)
            .reversed());
    private int time = 0;

    public FreqStack() {}

    public void push(int val) {
        int frequency = counts.merge(val, 1, Integer::sum);
        heap.add(new Entry(frequency, time++, val));
    }

    public int pop() {
        int val = heap.remove().val();
        counts.merge(val, -1, Integer::sum);
        return val;
    }
}
