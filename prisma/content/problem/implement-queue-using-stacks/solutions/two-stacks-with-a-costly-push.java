import java.util.ArrayDeque;
import java.util.Deque;

class MyQueue {
    private final Deque<Integer> stack = new ArrayDeque<>();
    private final Deque<Integer> helper = new ArrayDeque<>();

    public void push(int x) {
        while (!stack.isEmpty()) {
            helper.push(stack.pop());
        }
        stack.push(x);
        while (!helper.isEmpty()) {
            stack.push(helper.pop());
        }
    }

    public int pop() {
        return stack.pop();
    }

    public int peek() {
        return stack.peek();
    }

    public boolean empty() {
        return stack.isEmpty();
    }
}
