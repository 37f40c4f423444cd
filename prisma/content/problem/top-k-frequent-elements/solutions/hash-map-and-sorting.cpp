#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> topKFrequent(vector<int>& nums, int k) {
        unordered_map<int, int> countOf;
        for (int num : nums) ++countOf[num];
        vector<pair<int, int>> counted(countOf.begin(), countOf.end());
        sort(counted.begin(), counted.end(),
             [](const auto& a, const auto& b) { return a.second > b.second; });
        vector<int> frequent;
        for (int i = 0; i < k; ++i) frequent.push_back(counted[i].first);
        return frequent;
    }
};
