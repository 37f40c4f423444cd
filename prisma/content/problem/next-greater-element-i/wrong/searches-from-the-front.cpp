// Wrong Answer: searches nums2 from its beginning, also to the left of the number
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> nextGreaterElement(vector<int>& nums1, vector<int>& nums2) {
        vector<int> answer;
        for (int num : nums1) {
            int greater = -1;
            for (int other : nums2) {
                if (other > num) {
                    greater = other;
                    break;
                }
            }
            answer.push_back(greater);
        }
        return answer;
    }
};
