// Wrong Answer: uses a max-heap, so it pops the most frequent element
#include <queue>
#include <unordered_map>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> topKFrequent(vector<int>& nums, int k) {
        unordered_map<int, int> countOf;
        for (int num : nums) ++countOf[num];
        priority_queue<pair<int, int>> heap;
        for (const auto& [num, count] : countOf) {
            heap.push({count, num});
            if (static_cast<int>(heap.size()) > k) heap.pop();
        }
        vector<int> frequent;
        for (; !heap.empty(); heap.pop()) frequent.push_back(heap.top().second);
        return frequent;
    }
};
