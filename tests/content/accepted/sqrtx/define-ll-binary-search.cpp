#define ll long long
class Solution {
public:
    int mySqrt(int x) {
        ll lo = 0, hi = x, ans = 0;
        while (lo <= hi) {
            ll mid = lo + (hi - lo) / 2;
            if (mid * mid <= (ll)x) {
                ans = mid;
                lo = mid + 1;
            } else hi = mid - 1;
        }
        return (int)ans;
    }
};
