#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>
using namespace __gnu_pbds;
#define pbds tree<long long, null_type, less_equal<long long>, rb_tree_tag, tree_order_statistics_node_update>

class Solution {
public:
    int reversePairs(vector<int>& nums) {
        pbds t;
        int ans = 0;
        for (int x : nums) {
            ans += t.size() - t.order_of_key(2LL * x + 1);
            t.insert(x);
        }
        return ans;
    }
};
