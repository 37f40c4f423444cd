// Wrong Answer: the difference to the minimum overflows a 32-bit integer
import java.util.ArrayDeque;
import java.util.Deque;

class MinStack {
    private final Deque<Integer> differences = new ArrayDeque<>();
    private int minimum;

    public void push(int val) {
        if (differences.isEmpty()) minimum = val;
        differences.push(val - minimum);
        minimum = Math.min(minimum, val);
    }

    public void pop() {
        int difference = differences.pop();
        if (difference < 0) minimum -= difference;
    }

    public int top() {
        return minimum + Math.max(0, differences.peek());
    }

    public int getMin() {
        return minimum;
    }
}
