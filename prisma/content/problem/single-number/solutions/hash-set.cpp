#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    int singleNumber(vector<int>& nums) {
        unordered_set<int> unpaired;
        for (int value : nums) {
            if (!unpaired.insert(value).second) unpaired.erase(value);
        }
        return *unpaired.begin();
    }
};
