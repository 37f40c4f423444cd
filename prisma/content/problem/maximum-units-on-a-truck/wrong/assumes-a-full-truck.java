// Runtime Error: goes on until the truck is full, although there may be too few boxes
import java.util.Arrays;

class Solution {
    public int maximumUnits(int[][] boxTypes, int truckSize) {
        Arrays.sort(boxTypes, (a, b) -> b[1] - a[1]);
        int total = 0;
        int i = 0;
        while (truckSize > 0) {
            int loaded = Math.min(boxTypes[i][0], truckSize);
            total += loaded * boxTypes[i][1];
            truckSize -= loaded;
            i++;
        }
        return total;
    }
}
