#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int reversePairs(vector<int>& nums) {
        vector<long long> ordered(nums.begin(), nums.end());
        sort(ordered.begin(), ordered.end());
        int n = nums.size();
        vector<int> tree(n + 1);
        int pairs = 0;
        for (int seen = 0; seen < n; ++seen) {
            int notGreater = 0;
            auto bound = upper_bound(ordered.begin(), ordered.end(), 2LL * nums[seen]);
            for (int i = bound - ordered.begin(); i > 0; i -= i & -i) {
                notGreater += tree[i];
            }
            pairs += seen - notGreater;
            auto place = lower_bound(ordered.begin(), ordered.end(), nums[seen]);
            for (int i = place - ordered.begin() + 1; i <= n; i += i & -i) ++tree[i];
        }
        return pairs;
    }
};
