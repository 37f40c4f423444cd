// Wrong Answer: starts with mask 1, so the empty subset is missing
class Solution {
public:
    vector<vector<int>> subsets(vector<int>& nums) {
        int n = nums.size();
        vector<vector<int>> answer;
        for (int mask = 1; mask < 1 << n; mask++) {
            vector<int> subset;
            for (int i = 0; i < n; i++) {
                if (mask & 1 << i) subset.push_back(nums[i]);
            }
            answer.push_back(subset);
        }
        return answer;
    }
};
