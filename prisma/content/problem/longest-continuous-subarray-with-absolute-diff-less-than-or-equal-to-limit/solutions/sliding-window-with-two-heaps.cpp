#include <algorithm>
#include <functional>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

class Solution {
    using Pair = pair<int, int>;

public:
    int longestSubarray(vector<int>& nums, int limit) {
        priority_queue<Pair> largest;
        priority_queue<Pair, vector<Pair>, greater<>> smallest;
        int left = 0;
        int longest = 0;
        for (int right = 0; right < static_cast<int>(nums.size()); ++right) {
            largest.push({nums[right], right});
            smallest.push({nums[right], right});
            while (largest.top().first - smallest.top().first > limit) {
                left = min(largest.top().second, smallest.top().second) + 1;
                while (largest.top().second < left) largest.pop();
                while (smallest.top().second < left) smallest.pop();
            }
            longest = max(longest, right - left + 1);
        }
        return longest;
    }
};
