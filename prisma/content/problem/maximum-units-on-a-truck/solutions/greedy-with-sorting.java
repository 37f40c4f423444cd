import java.util.Arrays;

class Solution {
    public int maximumUnits(int[][] boxTypes, int truckSize) {
        Arrays.sort(boxTypes, (a, b) -> Integer.compare(b[1], a[1]));
        int total = 0;
        for (int[] boxType : boxTypes) {
            int loaded = Math.min(boxType[0], truckSize);
            total += loaded * boxType[1];
            truckSize -= loaded;
        }
        return total;
    }
}
