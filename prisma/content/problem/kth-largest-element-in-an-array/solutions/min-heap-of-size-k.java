import java.util.PriorityQueue;

class Solution {
    public int findKthLargest(int[] nums, int k) {
        PriorityQueue<Integer> largest = new PriorityQueue<>();
        for (int num : nums) {
            largest.add(num);
            if (largest.size() > k) largest.remove();
        }
        return largest.element();
    }
}
