#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minSubArrayLen(int target, vector<int>& nums) {
        int n = nums.size();
        vector<int> prefix(n + 1);
        for (int i = 0; i < n; ++i) prefix[i + 1] = prefix[i] + nums[i];
        int shortest = n + 1;
        for (int start = 0; start < n; ++start) {
            int wanted = prefix[start] + target;
            auto end = lower_bound(prefix.begin(), prefix.end(), wanted);
            if (end == prefix.end()) break;
            shortest = min(shortest, static_cast<int>(end - prefix.begin()) - start);
        }
        return shortest <= n ? shortest : 0;
    }
};
