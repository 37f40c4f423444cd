#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> maxSlidingWindow(vector<int>& nums, int k) {
        vector<int> answer;
        for (auto start = nums.begin(); nums.end() - start >= k; ++start) {
            answer.push_back(*max_element(start, start + k));
        }
        return answer;
    }
};
