// Wrong Answer: checks that the key exists, but the key stays when its count is 0
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    public int[] intersect(int[] nums1, int[] nums2) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums1) {
            counts.put(num, counts.getOrDefault(num, 0) + 1);
        }
        List<Integer> common = new ArrayList<>();
        for (int num : nums2) {
            if (counts.containsKey(num)) {
                counts.put(num, counts.get(num) - 1);
                common.add(num);
            }
        }
        return common.stream().mapToInt(Integer::intValue).toArray();
    }
}
