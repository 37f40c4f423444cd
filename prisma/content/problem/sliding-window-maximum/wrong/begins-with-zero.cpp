// Wrong Answer: starts the maximum at 0, which is larger than a window of negative numbers
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> maxSlidingWindow(vector<int>& nums, int k) {
        vector<int> answer;
        for (size_t start = 0; start + k <= nums.size(); start++) {
            int largest = 0;
            for (size_t i = start; i < start + k; i++) largest = max(largest, nums[i]);
            answer.push_back(largest);
        }
        return answer;
    }
};
