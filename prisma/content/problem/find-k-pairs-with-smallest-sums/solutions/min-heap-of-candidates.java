import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

class Solution {
    public List<List<Integer>> kSmallestPairs(int[] nums1, int[] nums2, int k) {
        PriorityQueue<int[]> heap = new PriorityQueue<>(
                Comparator.comparingInt(head -> nums1[head[0]] + nums2[head[1]]));
        for (int i = 0; i < nums1.length && i < k; i++) heap.add(new int[] {i, 0});
        List<List<Integer>> pairs = new ArrayList<>();
        while (pairs.size() < k) {
            int[] head = heap.remove();
            pairs.add(List.of(nums1[head[0]], nums2[head[1]]));
            if (head[1] + 1 < nums2.length) heap.add(new int[] {head[0], head[1] + 1});
        }
        return pairs;
    }
}
