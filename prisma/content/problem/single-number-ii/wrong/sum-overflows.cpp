// Wrong Answer: computes (3 * sum of different values - sum) / 2 in 32-bit integers, which overflows
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    int singleNumber(vector<int>& nums) {
        unsigned sum = 0, different = 0;
        unordered_set<int> seen;
        for (int num : nums) {
            sum += static_cast<unsigned>(num);
            if (seen.insert(num).second) different += static_cast<unsigned>(num);
        }
        return static_cast<int>(3 * different - sum) / 2;
    }
};
