#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> intersection(vector<int>& nums1, vector<int>& nums2) {
        unordered_set<int> values(nums1.begin(), nums1.end());
        vector<int> common;
        for (int num : nums2) {
            if (values.erase(num) > 0) common.push_back(num);
        }
        return common;
    }
};
