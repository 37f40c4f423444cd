import java.util.Arrays;

class Solution {
    public boolean mergeTriplets(int[][] triplets, int[] target) {
        int n = triplets.length;
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                int[] pair = merge(triplets[i], triplets[j]);
                for (int k = j; k < n; k++) {
                    if (Arrays.equals(merge(pair, triplets[k]), target)) return true;
                }
            }
        }
        return false;
    }

    private static int[] merge(int[] a, int[] b) {
        return new int[] {
            Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])
        };
    }
}
