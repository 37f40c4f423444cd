// Wrong Answer: the longest run starts at 1, so an empty list has one, too
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
