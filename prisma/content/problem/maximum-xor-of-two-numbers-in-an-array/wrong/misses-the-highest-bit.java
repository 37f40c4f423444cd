// Wrong Answer: starts at bit 29, so it ignores the highest bit of large numbers
class Solution {
    public int findMaximumXOR(int[] nums) {
        int best = 0;
        for (int bit = 29; bit >= 0; bit--) {
            Set<Integer> prefixes = new HashSet<>();
            for (int num : nums) prefixes.add((num & (1 << 30) - 1) >> bit);
            int wanted = 2 * best + 1;
            best = wanted - 1;
            for (int prefix : prefixes) {
                if (prefixes.contains(prefix ^ wanted)) best = wanted;
            }
        }
        return best;
    }
}
