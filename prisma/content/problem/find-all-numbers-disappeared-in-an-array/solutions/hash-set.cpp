#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findDisappearedNumbers(vector<int>& nums) {
        unordered_set<int> present(nums.begin(), nums.end());
        vector<int> missing;
        for (int number = 1; number <= static_cast<int>(nums.size()); ++number) {
            if (!present.count(number)) missing.push_back(number);
        }
        return missing;
    }
};
