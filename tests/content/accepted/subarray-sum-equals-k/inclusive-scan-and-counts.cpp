class Solution {
public:
    int subarraySum(vector<int>& nums, int k) {
        vector<int> pre(nums.size() + 1);
        inclusive_scan(nums.begin(), nums.end(), pre.begin() + 1);
        int res = 0;
        unordered_map<int, int> seen;
        seen.reserve(1 << 15);
        for (int p : pre) {
            if (auto it = seen.find(p - k); it != seen.end()) res += it->second;
            ++seen[p];
        }
        return res;
    }
};
