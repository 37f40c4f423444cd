// Wrong Answer: adds the best prefix and the best suffix, although they may overlap
class Solution {
public:
    int maxSubarraySumCircular(vector<int>& nums) {
        int best = nums[0], endingHere = 0;
        int prefix = 0, bestPrefix = nums[0];
        for (int num : nums) {
            endingHere = max(num, endingHere + num);
            best = max(best, endingHere);
            prefix += num;
            bestPrefix = max(bestPrefix, prefix);
        }
        int suffix = 0, bestSuffix = nums.back();
        for (int i = nums.size() - 1; i >= 0; i--) {
            suffix += nums[i];
            bestSuffix = max(bestSuffix, suffix);
        }
        return max(best, bestPrefix + bestSuffix);
    }
};
