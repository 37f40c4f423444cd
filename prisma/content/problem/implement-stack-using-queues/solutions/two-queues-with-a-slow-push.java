import java.util.ArrayDeque;
import java.util.Queue;

class MyStack {
    private Queue<Integer> elements = new ArrayDeque<>();
    private Queue<Integer> spare = new ArrayDeque<>();

    public void push(int x) {
        spare.add(x);
        while (!elements.isEmpty()) {
            spare.add(elements.remove());
        }
        Queue<Integer> emptied = elements;
        elements = spare;
        spare = emptied;
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
