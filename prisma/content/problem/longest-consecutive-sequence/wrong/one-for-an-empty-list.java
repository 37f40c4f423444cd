// Wrong Answer: starts with a longest length of 1, even for an empty array
import java.util.HashSet;
import java.util.Set;

class Solution {
    public int longestConsecutive(int[] nums) {
        Set<Integer> present = new HashSet<>();
        for (int num : nums) {
            present.add(num);
        }
        int longest = 1;
        for (int num : present) {
            if (present.contains(num - 1)) {
                continue;
            }
            int length = 1;
            while (present.contains(num + length)) {
                length++;
            }
            longest = Math.max(longest, length);
        }
        return longest;
    }
}
