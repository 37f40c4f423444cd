class Solution {
    int count = 0;
    void go(vector<int>& a, int i, int s, int target) {
        if (i == a.size()) { count += s == target; return; }
        go(a, i + 1, s + a[i], target);
        go(a, i + 1, s - a[i], target);
    }
public:
    int findTargetSumWays(vector<int>& nums, int target) {
        go(nums, 0, 0, target);
        return count;
    }
};
