import java.util.HashMap;
import java.util.Map;

class Solution {
    private final Map<Integer, Integer> indexOf = new HashMap<>();
    private boolean[][] failed;

    public boolean canCross(int[] stones) {
        for (int i = 0; i < stones.length; i++) {
            indexOf.put(stones[i], i);
        }
        failed = new boolean[stones.length][stones.length];
        return canReach(stones, 0, 0);
    }

    private boolean canReach(int[] stones, int i, int k) {
        if (i == stones.length - 1) {
            return true;
        }
        if (failed[i][k]) {
            return false;
        }
        for (int step = k + 1; step >= Math.max(1, k - 1); step--) {
            Integer next = indexOf.get(stones[i] + step);
            if (next != null && canReach(stones, next, step)) {
                return true;
            }
        }
        failed[i][k] = true;
        return false;
    }
}
