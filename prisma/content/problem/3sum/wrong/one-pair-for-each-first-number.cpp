// Wrong Answer: stops at the first matching pair for each first number, though there may be more
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        sort(nums.begin(), nums.end());
        int n = nums.size();
        vector<vector<int>> triples;
        for (int i = 0; i < n; i++) {
            if (i > 0 && nums[i] == nums[i - 1]) continue;
            int left = i + 1, right = n - 1;
            while (left < right) {
                int sum = nums[i] + nums[left] + nums[right];
                if (sum == 0) {
                    triples.push_back({nums[i], nums[left], nums[right]});
                    break;
                }
                if (sum < 0) {
                    left++;
                } else {
                    right--;
                }
            }
        }
        return triples;
    }
};
