import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;

class Solution {
    public int[] topKFrequent(int[] nums, int k) {
        Map<Integer, Integer> countOf = new HashMap<>();
        for (int num : nums) countOf.merge(num, 1, Integer::sum);
        PriorityQueue<Integer> heap =
                new PriorityQueue<>(Comparator.comparingInt(countOf::get));
        for (int num : countOf.keySet()) {
            heap.add(num);
            if (heap.size() > k) heap.remove();
        }
        int[] frequent = new int[k];
        for (int i = 0; i < k; i++) frequent[i] = heap.remove();
        return frequent;
    }
}
