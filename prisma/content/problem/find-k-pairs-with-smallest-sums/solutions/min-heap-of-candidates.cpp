#include <functional>
#include <queue>
#include <tuple>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> kSmallestPairs(vector<int>& nums1, vector<int>& nums2, int k) {
        using Head = tuple<int, int, int>;
        priority_queue<Head, vector<Head>, greater<Head>> heap;
        int n = nums1.size(), m = nums2.size();
        for (int i = 0; i < n && i < k; i++) heap.push({nums1[i] + nums2[0], i, 0});
        vector<vector<int>> pairs;
        for (int taken = 0; taken < k; taken++) {
            auto [sum, i, j] = heap.top();
            heap.pop();
            pairs.push_back({nums1[i], nums2[j]});
            if (j + 1 < m) heap.push({nums1[i] + nums2[j + 1], i, j + 1});
        }
        return pairs;
    }
};
