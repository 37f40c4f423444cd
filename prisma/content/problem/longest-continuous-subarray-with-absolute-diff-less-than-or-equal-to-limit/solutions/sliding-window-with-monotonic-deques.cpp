#include <algorithm>
#include <deque>
#include <vector>
using namespace std;

class Solution {
public:
    int longestSubarray(vector<int>& nums, int limit) {
        deque<int> largest;
        deque<int> smallest;
        int left = 0;
        int longest = 0;
        for (int right = 0; right < static_cast<int>(nums.size()); ++right) {
            int num = nums[right];
            while (!largest.empty() && nums[largest.back()] < num) largest.pop_back();
            largest.push_back(right);
            while (!smallest.empty() && nums[smallest.back()] > num) {
                smallest.pop_back();
            }
            smallest.push_back(right);
            while (nums[largest.front()] - nums[smallest.front()] > limit) {
                ++left;
                if (largest.front() < left) largest.pop_front();
                if (smallest.front() < left) smallest.pop_front();
            }
            longest = max(longest, right - left + 1);
        }
        return longest;
    }
};
