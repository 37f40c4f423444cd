// Wrong Answer: looks for a sum that is exactly the target
#include <algorithm>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    int minSubArrayLen(int target, vector<int>& nums) {
        unordered_map<int, int> indexOf{{0, -1}};
        int n = nums.size(), shortest = n + 1, sum = 0;
        for (int i = 0; i < n; ++i) {
            sum += nums[i];
            auto start = indexOf.find(sum - target);
            if (start != indexOf.end()) shortest = min(shortest, i - start->second);
            indexOf[sum] = i;
        }
        return shortest <= n ? shortest : 0;
    }
};
