// Wrong Answer: a set drops duplicates, which have ranks of their own
import java.util.TreeSet;

class KthLargest {
    private final int k;
    private final TreeSet<Integer> largest = new TreeSet<>();

    public KthLargest(int k, int[] nums) {
        this.k = k;
        for (int num : nums) largest.add(num);
    }

    public int add(int val) {
        largest.add(val);
        while (largest.size() > k) largest.pollFirst();
        return largest.first();
    }
}
