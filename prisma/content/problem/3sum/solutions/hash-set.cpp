#include <algorithm>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        sort(nums.begin(), nums.end());
        int n = nums.size();
        vector<vector<int>> triples;
        unordered_set<int> passed;
        passed.reserve(n);
        for (int i = 0; i < n && nums[i] <= 0; i++) {
            if (i > 0 && nums[i] == nums[i - 1]) continue;
            passed.clear();
            for (int k = i + 1; k < n; k++) {
                int b = -nums[i] - nums[k];
                if (passed.count(b)) {
                    triples.push_back({nums[i], b, nums[k]});
                    while (k + 1 < n && nums[k + 1] == nums[k]) k++;
                }
                passed.insert(nums[k]);
            }
        }
        return triples;
    }
};
