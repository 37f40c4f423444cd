#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    int singleNumber(vector<int>& nums) {
        unordered_map<int, int> counts;
        for (int num : nums) ++counts[num];
        for (const auto& [num, count] : counts) {
            if (count == 1) return num;
        }
        return 0;
    }
};
