#include <unordered_map>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    bool uniqueOccurrences(vector<int>& arr) {
        unordered_map<int, int> counts;
        for (int value : arr) ++counts[value];
        unordered_set<int> seen;
        for (const auto& [value, count] : counts) {
            if (!seen.insert(count).second) return false;
        }
        return true;
    }
};
