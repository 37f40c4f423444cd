#include <algorithm>
#include <queue>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> topKFrequent(vector<string>& words, int k) {
        unordered_map<string, int> countOf;
        for (const string& word : words) ++countOf[word];
        priority_queue<pair<int, string>> kept;
        for (const auto& [word, count] : countOf) {
            kept.push({-count, word});
            if (static_cast<int>(kept.size()) > k) kept.pop();
        }
        vector<string> best;
        for (; !kept.empty(); kept.pop()) best.push_back(kept.top().second);
        reverse(best.begin(), best.end());
        return best;
    }
};
