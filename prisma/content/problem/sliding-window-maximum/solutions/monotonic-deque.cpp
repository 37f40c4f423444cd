#include <deque>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> maxSlidingWindow(vector<int>& nums, int k) {
        deque<int> candidates;
        vector<int> answer;
        for (int i = 0; i < static_cast<int>(nums.size()); i++) {
            while (!candidates.empty() && nums[candidates.back()] <= nums[i]) {
                candidates.pop_back();
            }
            candidates.push_back(i);
            if (candidates.front() == i - k) candidates.pop_front();
            if (i >= k - 1) answer.push_back(nums[candidates.front()]);
        }
        return answer;
    }
};
