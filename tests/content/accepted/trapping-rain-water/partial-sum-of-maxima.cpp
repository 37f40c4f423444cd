class Solution {
public:
    int trap(vector<int>& height) {
        int n = height.size();
        vector<int> l(n), r(n);
        partial_sum(height.begin(), height.end(), l.begin(), [](int a, int b) { return max(a, b); });
        partial_sum(height.rbegin(), height.rend(), r.rbegin(), [](int a, int b) { return max(a, b); });
        int res = 0;
        for (int i = 0; i < n; ++i) res += min(l[i], r[i]) - height[i];
        return res;
    }
};
