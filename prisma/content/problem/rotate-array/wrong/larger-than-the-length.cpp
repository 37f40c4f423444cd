// Runtime Error: does not reduce k modulo the length, so it reads before the array
class Solution {
public:
    void rotate(vector<int>& nums, int k) {
        int n = nums.size();
        vector<int> rotated;
        for (int i = n - k; i < n; i++) rotated.push_back(nums.at(i));
        for (int i = 0; i < n - k; i++) rotated.push_back(nums.at(i));
        nums = rotated;
    }
};
