#include <algorithm>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> partitionLabels(string s) {
        vector<pair<int, int>> reach;
        vector<int> place(26, -1);
        for (size_t i = 0; i < s.size(); i++) {
            int& own = place[s[i] - 'a'];
            if (own < 0) {
                own = reach.size();
                reach.push_back({i, i});
            }
            reach[own].second = i;
        }
        vector<pair<int, int>> parts;
        for (auto [first, last] : reach) {
            if (!parts.empty() && first <= parts.back().second) {
                parts.back().second = max(parts.back().second, last);
            } else {
                parts.push_back({first, last});
            }
        }
        vector<int> lengths;
        for (auto [first, last] : parts) lengths.push_back(last - first + 1);
        return lengths;
    }
};
