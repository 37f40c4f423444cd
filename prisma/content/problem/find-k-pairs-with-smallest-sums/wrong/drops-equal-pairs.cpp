// Wrong Answer: drops pairs with equal values, which are different pairs
class Solution {
public:
    vector<vector<int>> kSmallestPairs(vector<int>& nums1, vector<int>& nums2, int k) {
        set<pair<long, pair<int, int>>> pairs;
        for (int u : nums1) {
            for (int v : nums2) pairs.insert({static_cast<long>(u) + v, {u, v}});
        }
        vector<vector<int>> best;
        for (auto [sum, pair] : pairs) {
            if (k-- > 0) best.push_back({pair.first, pair.second});
        }
        return best;
    }
};
