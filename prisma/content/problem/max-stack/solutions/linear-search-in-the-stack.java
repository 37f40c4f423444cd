import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class MaxStack {
    private final List<Integer> nums = new ArrayList<>();

    public void push(int x) {
        nums.add(x);
    }

    public int pop() {
        return nums.remove(nums.size() - 1);
    }

    public int top() {
        return nums.get(nums.size() - 1);
    }

    public int peekMax() {
        return Collections.max(nums);
    }

    public int popMax() {
        return nums.remove(nums.lastIndexOf(peekMax()));
    }
}
