class Solution {
public:
    int mySqrt(int x) {
        long long low = 0, high = x;
        while (low < high) {
            long long middle = (low + high + 1) / 2;
            if (middle * middle <= x) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
};
