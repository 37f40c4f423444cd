class Solution {
    public int maximumUnits(int[][] boxTypes, int truckSize) {
        int[] boxes = new int[1001];
        for (int[] boxType : boxTypes) {
            boxes[boxType[1]] += boxType[0];
        }
        int total = 0;
        for (int units = 1000; units > 0 && truckSize > 0; units--) {
            int loaded = Math.min(boxes[units], truckSize);
            total += loaded * units;
            truckSize -= loaded;
        }
        return total;
    }
}
