import java.util.HashSet;
import java.util.Set;

class Solution {
    public int findMaximumXOR(int[] nums) {
        int best = 0;
        for (int bit = 30; bit >= 0; bit--) {
            Set<Integer> prefixes = new HashSet<>();
            for (int num : nums) prefixes.add(num >> bit);
            int wanted = 2 * best + 1;
            boolean found = false;
            for (int prefix : prefixes) {
                if (prefixes.contains(prefix ^ wanted)) {
                    found = true;
                    break;
                }
            }
            best = found ? wanted : wanted - 1;
        }
        return best;
    }
}
