#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> kSmallestPairs(vector<int>& nums1, vector<int>& nums2, int k) {
        vector<vector<int>> pairs;
        for (int u : nums1) {
            for (int v : nums2) pairs.push_back({u, v});
        }
        sort(pairs.begin(), pairs.end(),
             [](const auto& a, const auto& b) { return a[0] + a[1] < b[0] + b[1]; });
        pairs.resize(k);
        return pairs;
    }
};
