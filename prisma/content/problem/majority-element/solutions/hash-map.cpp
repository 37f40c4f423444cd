#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    int majorityElement(vector<int>& nums) {
        unordered_map<int, size_t> counts;
        for (int num : nums) {
            if (++counts[num] > nums.size() / 2) return num;
        }
        return -1;
    }
};
