// Runtime Error: there is no bucket for the frequency n, which is needed if all elements are equal
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    public int[] topKFrequent(int[] nums, int k) {
        Map<Integer, Integer> countOf = new HashMap<>();
        for (int num : nums) countOf.merge(num, 1, Integer::sum);
        List<List<Integer>> buckets = new ArrayList<>();
        for (int i = 0; i < nums.length; i++) buckets.add(new ArrayList<>());
        countOf.forEach((num, count) -> buckets.get(count).add(num));
        int[] frequent = new int[k];
        int found = 0;
        for (int count = nums.length - 1; found < k; count--) {
            for (int num : buckets.get(count)) frequent[found++] = num;
        }
        return frequent;
    }
}
