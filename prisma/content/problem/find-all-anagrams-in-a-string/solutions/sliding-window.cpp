#include <array>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findAnagrams(string s, string p) {
        array<int, 26> needed{};
        for (char letter : p) ++needed[letter - 'a'];
        size_t lacking = p.size();
        vector<int> starts;
        for (size_t end = 1; end <= s.size(); ++end) {
            if (needed[s[end - 1] - 'a']-- > 0) --lacking;
            if (end > p.size() && ++needed[s[end - 1 - p.size()] - 'a'] > 0) ++lacking;
            if (lacking == 0) starts.push_back(end - p.size());
        }
        return starts;
    }
};
