#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int getMaxLen(vector<int>& nums) {
        int longest = 0, positive = 0, negative = 0;
        for (int num : nums) {
            if (num == 0) {
                positive = negative = 0;
                continue;
            }
            positive++;
            if (negative > 0) negative++;
            if (num < 0) swap(positive, negative);
            longest = max(longest, positive);
        }
        return longest;
    }
};
