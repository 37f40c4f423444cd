// Wrong Answer: rotates by the full size, so the new element ends at the back again
import java.util.ArrayDeque;
import java.util.Queue;

class MyStack {
    private final Queue<Integer> elements = new ArrayDeque<>();

    public void push(int x) {
        elements.add(x);
        for (int i = elements.size(); i > 0; i--) elements.add(elements.remove());
    }

    public int pop() {
        return elements.remove();
    }

    public int top() {
        return elements.element();
    }

    public boolean empty() {
        return elements.isEmpty();
    }
}
