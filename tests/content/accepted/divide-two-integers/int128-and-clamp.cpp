class Solution {
public:
    int divide(int dividend, int divisor) {
        __int128 q = (__int128)dividend / divisor;
        if (q > INT32_MAX) q = INT32_MAX;
        return (int)q;
    }
};
