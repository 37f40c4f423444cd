import java.util.ArrayDeque;
import java.util.Queue;

class MyStack {
    private Queue<Integer> elements = new ArrayDeque<>();
    private Queue<Integer> spare = new ArrayDeque<>();

    public void push(int x) {
        elements.add(x);
    }

    public int pop() {
        while (elements.size() > 1) {
            spare.add(elements.remove());
        }
        int newest = elements.remove();
        Queue<Integer> emptied = elements;
        elements = spare;
        spare = emptied;
        return newest;
    }

    public int top() {
        int newest = pop();
        push(newest);
        return newest;
    }

    public boolean empty() {
        return elements.isEmpty();
    }
}
