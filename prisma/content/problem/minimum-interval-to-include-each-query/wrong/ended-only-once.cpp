// Wrong Answer: pops only one ended interval, not all of them at the top
#include <algorithm>
#include <functional>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> minInterval(vector<vector<int>>& intervals, vector<int>& queries) {
        vector<vector<int>> byLeft = intervals;
        sort(byLeft.begin(), byLeft.end());
        vector<pair<int, size_t>> sorted;
        for (size_t i = 0; i < queries.size(); i++) sorted.emplace_back(queries[i], i);
        sort(sorted.begin(), sorted.end());
        priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> heap;
        vector<int> answers(queries.size(), -1);
        size_t begun = 0;
        for (auto [query, place] : sorted) {
            while (begun < byLeft.size() && byLeft[begun][0] <= query) {
                int right = byLeft[begun][1];
                heap.emplace(right - byLeft[begun][0] + 1, right);
                begun++;
            }
            if (!heap.empty() && heap.top().second < query) heap.pop();
            if (!heap.empty()) answers[place] = heap.top().first;
        }
        return answers;
    }
};
