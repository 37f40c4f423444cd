import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Solution {
    public List<List<Integer>> kSmallestPairs(int[] nums1, int[] nums2, int k) {
        List<List<Integer>> pairs = new ArrayList<>();
        for (int u : nums1) {
            for (int v : nums2) pairs.add(List.of(u, v));
        }
        pairs.sort(Comparator.comparingInt(pair -> pair.get(0) + pair.get(1)));
        return pairs.subList(0, k);
    }
}
