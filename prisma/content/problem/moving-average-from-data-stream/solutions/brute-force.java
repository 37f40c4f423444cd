import java.util.ArrayList;
import java.util.List;

class MovingAverage {
    private final int size;
    private final List<Integer> nums = new ArrayList<>();

    public MovingAverage(int size) {
        this.size = size;
    }

    public double next(int val) {
        nums.add(val);
        int start = Math.max(0, nums.size() - size);
        long sum = 0;
        for (int num : nums.subList(start, nums.size())) sum += num;
        return (double) sum / (nums.size() - start);
    }
}
