#include <algorithm>
#include <array>
#include <string>
using namespace std;

class Solution {
public:
    string customSortString(string order, string s) {
        array<int, 26> ranks;
        ranks.fill(26);
        for (size_t i = 0; i < order.size(); i++) ranks[order[i] - 'a'] = i;
        sort(s.begin(), s.end(),
             [&](char a, char b) { return ranks[a - 'a'] < ranks[b - 'a']; });
        return s;
    }
};
