#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> maxSlidingWindow(vector<int>& nums, int k) {
        int n = nums.size();
        vector<int> fromStart = nums;
        vector<int> toEnd = nums;
        for (int i = 1; i < n; i++) {
            if (i % k != 0) fromStart[i] = max(fromStart[i], fromStart[i - 1]);
        }
        for (int i = n - 2; i >= 0; i--) {
            if ((i + 1) % k != 0) toEnd[i] = max(toEnd[i], toEnd[i + 1]);
        }
        vector<int> answer;
        for (int i = 0; i + k <= n; i++) {
            answer.push_back(max(toEnd[i], fromStart[i + k - 1]));
        }
        return answer;
    }
};
