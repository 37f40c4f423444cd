// Wrong Answer: the comparator subtracts, which overflows for numbers far apart
import java.util.PriorityQueue;

class Solution {
    public int findKthLargest(int[] nums, int k) {
        PriorityQueue<Integer> all = new PriorityQueue<>((a, b) -> b - a);
        for (int num : nums) all.add(num);
        for (int i = 1; i < k; i++) all.remove();
        return all.remove();
    }
}
