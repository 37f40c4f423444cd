#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> ways;
    vector<string> parts;

    void cut(const string& s, size_t start) {
        if (start == s.size()) {
            ways.push_back(parts);
            return;
        }
        for (size_t length = 1; start + length <= s.size(); length++) {
            string part = s.substr(start, length);
            if (!equal(part.begin(), part.end(), part.rbegin())) continue;
            parts.push_back(part);
            cut(s, start + length);
            parts.pop_back();
        }
    }

public:
    vector<vector<string>> partition(string s) {
        ways.clear();
        cut(s, 0);
        return ways;
    }
};
