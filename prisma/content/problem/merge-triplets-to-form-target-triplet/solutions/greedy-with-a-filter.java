class Solution {
    public boolean mergeTriplets(int[][] triplets, int[] target) {
        boolean[] matched = new boolean[3];
        for (int[] triplet : triplets) {
            boolean isSafe = triplet[0] <= target[0] && triplet[1] <= target[1]
                    && triplet[2] <= target[2];
            if (!isSafe) continue;
            for (int k = 0; k < 3; k++) {
                if (triplet[k] == target[k]) matched[k] = true;
            }
        }
        return matched[0] && matched[1] && matched[2];
    }
}
