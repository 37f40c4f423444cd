class Solution {
    public int mySqrt(int x) {
        long low = 0;
        long high = x;
        while (low < high) {
            long middle = (low + high + 1) / 2;
            if (middle * middle <= x) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return (int) low;
    }
}
