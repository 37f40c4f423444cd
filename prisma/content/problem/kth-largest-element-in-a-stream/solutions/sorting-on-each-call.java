import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class KthLargest {
    private final int k;
    private final List<Integer> nums = new ArrayList<>();

    public KthLargest(int k, int[] nums) {
        this.k = k;
        for (int num : nums) this.nums.add(num);
    }

    public int add(int val) {
        nums.add(val);
        nums.sort(Comparator.naturalOrder());
        return nums.get(nums.size() - k);
    }
}
