#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> topKFrequent(vector<int>& nums, int k) {
        unordered_map<int, int> countOf;
        for (int num : nums) ++countOf[num];
        vector<vector<int>> buckets(nums.size() + 1);
        for (const auto& [num, count] : countOf) buckets[count].push_back(num);
        vector<int> frequent;
        for (int count = nums.size(); static_cast<int>(frequent.size()) < k; --count) {
            for (int num : buckets[count]) frequent.push_back(num);
        }
        return frequent;
    }
};
