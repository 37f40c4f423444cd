#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> majorityElement(vector<int>& nums) {
        vector<int> frequent;
        int n = nums.size();
        for (int num : nums) {
            if (find(frequent.begin(), frequent.end(), num) != frequent.end()) continue;
            int copies = count(nums.begin(), nums.end(), num);
            if (3 * copies > n) frequent.push_back(num);
        }
        return frequent;
    }
};
