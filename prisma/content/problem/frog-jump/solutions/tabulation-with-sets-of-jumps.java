import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

class Solution {
    public boolean canCross(int[] stones) {
        Map<Integer, Set<Integer>> jumps = new HashMap<>();
        for (int position : stones) {
            jumps.put(position, new HashSet<>());
        }
        jumps.get(0).add(0);
        for (int position : stones) {
            for (int k : jumps.get(position)) {
                for (int step = Math.max(1, k - 1); step <= k + 1; step++) {
                    Set<Integer> reached = jumps.get(position + step);
                    if (reached != null) {
                        reached.add(step);
                    }
                }
            }
        }
        return !jumps.get(stones[stones.length - 1]).isEmpty();
    }
}
