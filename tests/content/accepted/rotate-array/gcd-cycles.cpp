class Solution {
public:
    void rotate(vector<int>& nums, int k) {
        int n = nums.size();
        k %= n;
        if (!k) return;
        int g = __gcd(n, k);
        for (int s = 0; s < g; s++) {
            int carried = nums[s], i = s;
            do {
                i = (i + k) % n;
                swap(carried, nums[i]);
            } while (i != s);
        }
    }
};
