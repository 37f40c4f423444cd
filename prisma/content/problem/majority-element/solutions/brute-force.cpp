#include <vector>
using namespace std;

class Solution {
public:
    int majorityElement(vector<int>& nums) {
        for (int candidate : nums) {
            size_t count = 0;
            for (int num : nums) {
                if (num == candidate) ++count;
            }
            if (count > nums.size() / 2) return candidate;
        }
        return -1;
    }
};
