// Wrong Answer: also removes everything above the maximum
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;

class MaxStack {
    private final Deque<Integer> nums = new ArrayDeque<>();

    public void push(int x) {
        nums.push(x);
    }

    public int pop() {
        return nums.pop();
    }

    public int top() {
        return nums.element();
    }

    public int peekMax() {
        return Collections.max(nums);
    }

    public int popMax() {
        int largest = peekMax();
        while (nums.element() != largest) nums.pop();
        return nums.pop();
    }
}
