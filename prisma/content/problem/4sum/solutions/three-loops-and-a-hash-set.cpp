#include <algorithm>
#include <set>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> fourSum(vector<int>& nums, int target) {
        int n = nums.size();
        set<vector<int>> found;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                unordered_set<long long> passed;
                for (int k = j + 1; k < n; k++) {
                    long long complement = 0LL + target - nums[i] - nums[j] - nums[k];
                    if (passed.count(complement)) {
                        int fourth = complement;
                        vector<int> chosen = {nums[i], nums[j], nums[k], fourth};
                        sort(chosen.begin(), chosen.end());
                        found.insert(chosen);
                    }
                    passed.insert(nums[k]);
                }
            }
        }
        return {found.begin(), found.end()};
    }
};
