import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

class Solution {
    public int[] intersection(int[] nums1, int[] nums2) {
        Set<Integer> values = new HashSet<>();
        for (int num : nums1) {
            values.add(num);
        }
        int[] common = new int[nums2.length];
        int size = 0;
        for (int num : nums2) {
            if (values.remove(num)) {
                common[size++] = num;
            }
        }
        return Arrays.copyOf(common, size);
    }
}
