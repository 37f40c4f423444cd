import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class FreqStack {
    private final Map<Integer, Integer> counts = new HashMap<>();
    private final List<Deque<Integer>> stacks = new ArrayList<>();

    public FreqStack() {}

    public void push(int val) {
        int count = counts.merge(val, 1, Integer::sum);
        if (count > stacks.size()) {
            stacks.add(new ArrayDeque<>());
        }
        stacks.get(count - 1).push(val);
    }

    public int pop() {
        Deque<Integer> top = stacks.get(stacks.size() - 1);
        int val = top.pop();
        if (top.isEmpty()) {
            stacks.remove(stacks.size() - 1);
        }
        counts.merge(val, -1, Integer::sum);
        return val;
    }
}
