#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> intersection(vector<int>& nums1, vector<int>& nums2) {
        vector<int> common;
        for (int num : nums1) {
            if (contains(nums2, num) && !contains(common, num)) common.push_back(num);
        }
        return common;
    }

private:
    bool contains(const vector<int>& nums, int num) {
        return find(nums.begin(), nums.end(), num) != nums.end();
    }
};
