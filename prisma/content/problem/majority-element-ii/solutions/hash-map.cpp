#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> majorityElement(vector<int>& nums) {
        unordered_map<int, int> counts;
        for (int num : nums) counts[num]++;
        vector<int> frequent;
        int n = nums.size();
        for (auto [num, count] : counts) {
            if (3 * count > n) frequent.push_back(num);
        }
        return frequent;
    }
};
