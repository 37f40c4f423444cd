import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    public int[] topKFrequent(int[] nums, int k) {
        Map<Integer, Integer> countOf = new HashMap<>();
        for (int num : nums) countOf.merge(num, 1, Integer::sum);
        Map<Integer, List<Integer>> buckets = new HashMap<>();
        countOf.forEach((num, count) ->
                buckets.computeIfAbsent(count, none -> new ArrayList<>()).add(num));
        int[] frequent = new int[k];
        int found = 0;
        for (int count = nums.length; found < k; count--) {
            for (int num : buckets.getOrDefault(count, List.of())) {
                frequent[found++] = num;
            }
        }
        return frequent;
    }
}
