// Wrong Answer: the square of the middle overflows a 32-bit integer
class Solution {
    public int mySqrt(int x) {
        int low = 0;
        int high = x;
        while (low < high) {
            int middle = low + (high - low + 1) / 2;
            if (middle * middle <= x) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
