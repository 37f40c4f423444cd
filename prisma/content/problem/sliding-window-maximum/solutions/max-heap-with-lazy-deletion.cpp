#include <queue>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> maxSlidingWindow(vector<int>& nums, int k) {
        priority_queue<pair<int, int>> heap;
        vector<int> answer;
        for (int i = 0; i < static_cast<int>(nums.size()); i++) {
            heap.emplace(nums[i], i);
            if (i < k - 1) continue;
            while (heap.top().second <= i - k) heap.pop();
            answer.push_back(heap.top().first);
        }
        return answer;
    }
};
