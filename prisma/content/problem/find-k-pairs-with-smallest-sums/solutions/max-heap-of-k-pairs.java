import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

class Solution {
    public List<List<Integer>> kSmallestPairs(int[] nums1, int[] nums2, int k) {
        Comparator<List<Integer>> bySum =
                Comparator.comparingInt(pair -> pair.get(0) + pair.get(1));
        PriorityQueue<List<Integer>> heap = new PriorityQueue<>(bySum.reversed());
        for (int u : nums1) {
            for (int v : nums2) {
                if (heap.size() == k) {
                    List<Integer> largest = heap.peek();
                    if (u + v >= largest.get(0) + largest.get(1)) break;
                    heap.remove();
                }
                heap.add(List.of(u, v));
            }
        }
        return new ArrayList<>(heap);
    }
}
