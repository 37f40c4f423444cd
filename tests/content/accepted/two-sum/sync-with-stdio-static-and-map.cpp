static const auto speedup = []() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cout.tie(nullptr);
    return 0;
}();

class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        unordered_map<int, int> mp;
        for (int i = 0; i < nums.size(); i++) {
            if (auto it = mp.find(target - nums[i]); it != mp.end()) return {it->second, i};
            mp[nums[i]] = i;
        }
        return {};
    }
};
