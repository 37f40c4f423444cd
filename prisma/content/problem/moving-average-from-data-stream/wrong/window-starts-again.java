// Wrong Answer: empties a full window and starts again instead of removing the oldest number
import java.util.ArrayDeque;
import java.util.Queue;

class MovingAverage {
    private final int size;
    private final Queue<Integer> latest = new ArrayDeque<>();
    private long sum = 0;

    public MovingAverage(int size) {
        this.size = size;
    }

    public double next(int val) {
        if (latest.size() == size) {
            latest.clear();
            sum = 0;
        }
        latest.add(val);
        sum += val;
        return (double) sum / latest.size();
    }
}
