// Runtime Error: tests the middle with a division, and the first middle may be 0
class Solution {
public:
    int mySqrt(int x) {
        int low = 0, high = x;
        while (low <= high) {
            int middle = low + (high - low) / 2;
            if (middle <= x / middle) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return high;
    }
};
