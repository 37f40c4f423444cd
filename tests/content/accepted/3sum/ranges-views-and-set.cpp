class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        std::ranges::sort(nums);
        set<vector<int>> s;
        for (int i : views::iota(0, (int)nums.size())) {
            if (nums[i] > 0) break;
            if (i && nums[i] == nums[i - 1]) continue;
            int l = i + 1, r = nums.size() - 1;
            while (l < r) {
                if (int sum = nums[i] + nums[l] + nums[r]; sum < 0) ++l;
                else if (sum > 0) --r;
                else s.insert({nums[i], nums[l++], nums[r--]});
            }
        }
        return vector<vector<int>>(s.begin(), s.end());
    }
};
