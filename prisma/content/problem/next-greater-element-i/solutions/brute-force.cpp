#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> nextGreaterElement(vector<int>& nums1, vector<int>& nums2) {
        vector<int> answer;
        for (int num : nums1) {
            auto place = find(nums2.begin(), nums2.end(), num);
            auto greater = find_if(place, nums2.end(),
                                   [num](int other) { return other > num; });
            answer.push_back(greater == nums2.end() ? -1 : *greater);
        }
        return answer;
    }
};
