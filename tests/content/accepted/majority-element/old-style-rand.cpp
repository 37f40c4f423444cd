class Solution {
public:
    int majorityElement(vector<int>& nums) {
        int n = nums.size();
        srand(unsigned(time(NULL)));
        while (true) {
            int candidate = nums[rand() % n];
            if (count(nums.begin(), nums.end(), candidate) > n / 2) return candidate;
        }
    }
};
