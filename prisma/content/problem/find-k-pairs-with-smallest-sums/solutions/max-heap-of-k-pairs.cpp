#include <queue>
#include <tuple>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> kSmallestPairs(vector<int>& nums1, vector<int>& nums2, int k) {
        priority_queue<tuple<int, int, int>> heap;
        size_t most = k;
        for (int u : nums1) {
            for (int v : nums2) {
                if (heap.size() == most) {
                    if (u + v >= get<0>(heap.top())) break;
                    heap.pop();
                }
                heap.push({u + v, u, v});
            }
        }
        vector<vector<int>> pairs;
        for (; !heap.empty(); heap.pop()) {
            auto [sum, u, v] = heap.top();
            pairs.push_back({u, v});
        }
        return pairs;
    }
};
