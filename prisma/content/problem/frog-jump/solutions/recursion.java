import java.util.HashSet;
import java.util.Set;

class Solution {
    private final Set<Integer> positions = new HashSet<>();
    private int last;

    public boolean canCross(int[] stones) {
        for (int position : stones) {
            positions.add(position);
        }
        last = stones[stones.length - 1];
        return canReach(0, 0);
    }

    private boolean canReach(int position, int k) {
        if (position == last) {
            return true;
        }
        for (int step = k + 1; step >= Math.max(1, k - 1); step--) {
            int next = position + step;
            if (positions.contains(next) && canReach(next, step)) {
                return true;
            }
        }
        return false;
    }
}
