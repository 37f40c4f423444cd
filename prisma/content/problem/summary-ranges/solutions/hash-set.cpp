#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> summaryRanges(vector<int>& nums) {
        unordered_set<long long> present(nums.begin(), nums.end());
        vector<string> ranges;
        for (long long first : nums) {
            if (present.count(first - 1)) continue;
            long long last = first;
            while (present.count(last + 1)) last++;
            string range = to_string(first);
            if (last != first) range += "->" + to_string(last);
            ranges.push_back(range);
        }
        return ranges;
    }
};
