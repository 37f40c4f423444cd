class Solution {
public:
    int minSubArrayLen(int target, vector<int>& nums) {
        vector<int> s(1, 0);
        for (int x : nums) s.push_back(s.back() + x);
        int best = INT_MAX;
        for (auto it = s.begin(); it != s.end(); ++it) {
            auto hi = lower_bound(it, s.end(), *it + target);
            if (hi != s.end()) best = min(best, int(hi - it));
        }
        return best == INT_MAX ? 0 : best;
    }
};
