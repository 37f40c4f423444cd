import java.util.ArrayDeque;
import java.util.Deque;

class MinStack {
    private record Entry(int val, int minimum) {}

    private final Deque<Entry> entries = new ArrayDeque<>();

    public void push(int val) {
        int minimum = entries.isEmpty() ? val : Math.min(val, getMin());
        entries.push(new Entry(val, minimum));
    }

    public void pop() {
        entries.pop();
    }

    public int top() {
        return entries.peek().val();
    }

    public int getMin() {
        return entries.peek().minimum();
    }
}
