import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

class Solution {
    public int[] intersect(int[] nums1, int[] nums2) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums1) {
            counts.merge(num, 1, Integer::sum);
        }
        int[] common = new int[nums2.length];
        int size = 0;
        for (int num : nums2) {
            int count = counts.getOrDefault(num, 0);
            if (count > 0) {
                counts.put(num, count - 1);
                common[size++] = num;
            }
        }
        return Arrays.copyOf(common, size);
    }
}
