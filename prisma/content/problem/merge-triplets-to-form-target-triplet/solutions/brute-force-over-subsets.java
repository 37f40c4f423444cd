import java.util.Arrays;

class Solution {
    public boolean mergeTriplets(int[][] triplets, int[] target) {
        return canReach(triplets, target, 0, new int[3]);
    }

    private boolean canReach(int[][] triplets, int[] target, int i, int[] merged) {
        if (Arrays.equals(merged, target)) return true;
        if (i == triplets.length) return false;
        int[] withThis = new int[3];
        for (int k = 0; k < 3; k++) {
            withThis[k] = Math.max(merged[k], triplets[i][k]);
        }
        return canReach(triplets, target, i + 1, merged)
                || canReach(triplets, target, i + 1, withThis);
    }
}
