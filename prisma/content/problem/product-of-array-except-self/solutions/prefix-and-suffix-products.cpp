#include <vector>
using namespace std;

class Solution {
public:
    vector<int> productExceptSelf(vector<int>& nums) {
        int n = nums.size();
        vector<int> inFront(n, 1);
        for (int i = 1; i < n; ++i) inFront[i] = inFront[i - 1] * nums[i - 1];
        vector<int> behind(n, 1);
        for (int i = n - 2; i >= 0; --i) behind[i] = behind[i + 1] * nums[i + 1];
        vector<int> answer(n);
        for (int i = 0; i < n; ++i) answer[i] = inFront[i] * behind[i];
        return answer;
    }
};
