#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int getMaxLen(vector<int>& nums) {
        int n = nums.size();
        vector<int> positive(n + 1), negative(n + 1);
        for (int i = 0; i < n; i++) {
            int fromPositive = positive[i] + 1;
            int fromNegative = negative[i] > 0 ? negative[i] + 1 : 0;
            if (nums[i] > 0) {
                positive[i + 1] = fromPositive;
                negative[i + 1] = fromNegative;
            } else if (nums[i] < 0) {
                positive[i + 1] = fromNegative;
                negative[i + 1] = fromPositive;
            }
        }
        return *max_element(positive.begin(), positive.end());
    }
};
