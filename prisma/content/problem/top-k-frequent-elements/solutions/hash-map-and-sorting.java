import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    public int[] topKFrequent(int[] nums, int k) {
        Map<Integer, Integer> countOf = new HashMap<>();
        for (int num : nums) countOf.merge(num, 1, Integer::sum);
        List<Map.Entry<Integer, Integer>> counted = new ArrayList<>(countOf.entrySet());
        counted.sort((a, b) -> Integer.compare(b.getValue(), a.getValue()));
        int[] frequent = new int[k];
        for (int i = 0; i < k; i++) frequent[i] = counted.get(i).getKey();
        return frequent;
    }
}
