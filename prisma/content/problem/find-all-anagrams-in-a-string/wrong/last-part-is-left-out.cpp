// Wrong Answer: stops before the last substring
#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findAnagrams(string s, string p) {
        vector<int> starts;
        for (size_t start = 0; start + p.size() < s.size(); ++start) {
            auto first = s.begin() + start;
            if (is_permutation(p.begin(), p.end(), first)) starts.push_back(start);
        }
        return starts;
    }
};
