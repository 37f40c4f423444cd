#pragma GCC optimize("O3,unroll-loops")
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")
int fast = [] { ios_base::sync_with_stdio(0); cin.tie(0); return 0; }();
class Solution {
public:
    bool containsDuplicate(vector<int>& nums) {
        ranges::sort(nums);
        return ranges::adjacent_find(nums) != nums.end();
    }
};
