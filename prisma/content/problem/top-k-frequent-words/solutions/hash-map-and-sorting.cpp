#include <algorithm>
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
        vector<pair<int, string>> ranked;
        for (const auto& [word, count] : countOf) ranked.push_back({-count, word});
        sort(ranked.begin(), ranked.end());
        vector<string> best;
        for (int i = 0; i < k; ++i) best.push_back(ranked[i].second);
        return best;
    }
};
