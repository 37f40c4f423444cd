import java.util.PriorityQueue;

class KthLargest {
    private final int k;
    private final PriorityQueue<Integer> largest = new PriorityQueue<>();

    public KthLargest(int k, int[] nums) {
        this.k = k;
        for (int num : nums) takeIn(num);
    }

    public int add(int val) {
        takeIn(val);
        return largest.element();
    }

    private void takeIn(int num) {
        largest.add(num);
        if (largest.size() > k) largest.remove();
    }
}
