#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> intersect(vector<int>& nums1, vector<int>& nums2) {
        unordered_map<int, int> counts;
        for (int num : nums1) counts[num]++;
        vector<int> common;
        for (int num : nums2) {
            auto entry = counts.find(num);
            if (entry == counts.end() || entry->second == 0) continue;
            entry->second--;
            common.push_back(num);
        }
        return common;
    }
};
