class Solution {
public:
    int mySqrt(int x) {
        long long r = 0;
        while ((r + 1) * (r + 1) <= x) r++;
        return r;
    }
};
