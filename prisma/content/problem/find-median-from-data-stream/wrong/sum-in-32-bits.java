// Wrong Answer: the sum of the two middle numbers overflows 32 bits
import java.util.Collections;
import java.util.PriorityQueue;

class MedianFinder {
    private final PriorityQueue<Integer> lower =
            new PriorityQueue<>(Collections.reverseOrder());
    private final PriorityQueue<Integer> upper = new PriorityQueue<>();

    public void addNum(int num) {
        lower.add(num);
        upper.add(lower.remove());
        if (upper.size() > lower.size()) lower.add(upper.remove());
    }

    public double findMedian() {
        if (lower.size() > upper.size()) return lower.element();
        return (lower.element() + upper.element()) / 2.0;
    }
}
