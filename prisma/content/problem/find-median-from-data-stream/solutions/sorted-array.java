import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class MedianFinder {
    private final List<Integer> nums = new ArrayList<>();

    public void addNum(int num) {
        int place = Collections.binarySearch(nums, num);
        nums.add(place < 0 ? -place - 1 : place, num);
    }

    public double findMedian() {
        int middle = nums.size() / 2;
        if (nums.size() % 2 == 1) return nums.get(middle);
        return ((double) nums.get(middle - 1) + nums.get(middle)) / 2;
    }
}
