// Wrong Answer: the sum of many large numbers overflows a 32-bit integer
import java.util.ArrayDeque;
import java.util.Queue;

class MovingAverage {
    private final int size;
    private final Queue<Integer> latest = new ArrayDeque<>();
    private int sum = 0;

    public MovingAverage(int size) {
        this.size = size;
    }

    public double next(int val) {
        latest.add(val);
        sum += val;
        if (latest.size() > size) sum -= latest.remove();
        return (double) sum / latest.size();
    }
}
