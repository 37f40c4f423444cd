import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class MinStack {
    private final List<Integer> values = new ArrayList<>();

    public void push(int val) {
        values.add(val);
    }

    public void pop() {
        values.remove(values.size() - 1);
    }

    public int top() {
        return values.get(values.size() - 1);
    }

    public int getMin() {
        return Collections.min(values);
    }
}
