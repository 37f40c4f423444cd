// Wrong Answer: keeps the lower half in a min-heap, whose top is the minimum and not the middle
import java.util.PriorityQueue;

class MedianFinder {
    private final PriorityQueue<Integer> lower = new PriorityQueue<>();
    private final PriorityQueue<Integer> upper = new PriorityQueue<>();

    public void addNum(int num) {
        lower.add(num);
        upper.add(lower.remove());
        if (upper.size() > lower.size()) lower.add(upper.remove());
    }

    public double findMedian() {
        if (lower.size() > upper.size()) return lower.element();
        return ((double) lower.element() + upper.element()) / 2;
    }
}
