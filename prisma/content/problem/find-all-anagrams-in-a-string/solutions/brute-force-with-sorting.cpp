#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findAnagrams(string s, string p) {
        sort(p.begin(), p.end());
        vector<int> starts;
        for (size_t start = 0; start + p.size() <= s.size(); ++start) {
            string part = s.substr(start, p.size());
            sort(part.begin(), part.end());
            if (part == p) starts.push_back(start);
        }
        return starts;
    }
};
