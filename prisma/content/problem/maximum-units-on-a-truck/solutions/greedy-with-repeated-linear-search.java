class Solution {
    public int maximumUnits(int[][] boxTypes, int truckSize) {
        int n = boxTypes.length;
        int total = 0;
        boolean[] used = new boolean[n];
        for (int round = 0; round < n && truckSize > 0; round++) {
            int best = -1;
            for (int i = 0; i < n; i++) {
                if (!used[i] && (best < 0 || boxTypes[i][1] > boxTypes[best][1])) {
                    best = i;
                }
            }
            used[best] = true;
            int loaded = Math.min(boxTypes[best][0], truckSize);
            total += loaded * boxTypes[best][1];
            truckSize -= loaded;
        }
        return total;
    }
}
