import java.util.HashSet;
import java.util.Set;

class Solution {
    public int longestConsecutive(int[] nums) {
        Set<Integer> present = new HashSet<>();
        for (int num : nums) {
            present.add(num);
        }
        int longest = 0;
        for (int num : nums) {
            int end = num;
            while (present.contains(end)) {
                end++;
            }
            longest = Math.max(longest, end - num);
        }
        return longest;
    }
}
