// Runtime Error: peek removes the element that it should only return, so a later pop finds an empty queue
import java.util.ArrayDeque;
import java.util.Deque;

class MyQueue {
    private final Deque<Integer> stack = new ArrayDeque<>();

    public void push(int x) {
        stack.push(x);
    }

    public int pop() {
        Deque<Integer> reversed = new ArrayDeque<>();
        while (!stack.isEmpty()) reversed.push(stack.pop());
        int front = reversed.pop();
        while (!reversed.isEmpty()) stack.push(reversed.pop());
        return front;
    }

    public int peek() {
        return pop();
    }

    public boolean empty() {
        return stack.isEmpty();
    }
}
