import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.PriorityQueue;

class MaxStack {
    private static class Entry {
        private final int num;
        private final int serial;
        private boolean isRemoved = false;

        private Entry(int num, int serial) {
            this.num = num;
            this.serial = serial;
        }
    }

    private static final Comparator<Entry> ASCENDING =
            Comparator.<Entry>comparingInt(entry -> entry.num)
                    .thenComparingInt(entry -> entry.serial);

    private final Deque<Entry> stack = new ArrayDeque<>();
    private final PriorityQueue<Entry> heap = new PriorityQueue<>(ASCENDING.reversed());
    private int pushed = 0;

    public void push(int x) {
        Entry entry = new Entry(x, pushed++);
        stack.push(entry);
        heap.add(entry);
    }

    public int pop() {
        top();
        Entry entry = stack.pop();
        entry.isRemoved = true;
        return entry.num;
    }

    public int top() {
        while (stack.element().isRemoved) stack.pop();
        return stack.element().num;
    }

    public int peekMax() {
        while (heap.element().isRemoved) heap.remove();
        return heap.element().num;
    }

    public int popMax() {
        peekMax();
        Entry entry = heap.remove();
        entry.isRemoved = true;
        return entry.num;
    }
}
