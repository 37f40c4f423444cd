#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    int firstMissingPositive(vector<int>& nums) {
        unordered_set<int> present(nums.begin(), nums.end());
        int candidate = 1;
        while (present.contains(candidate)) ++candidate;
        return candidate;
    }
};
