#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
    static bool isPalindrome(const string& part) {
        return equal(part.begin(), part.end(), part.rbegin());
    }

public:
    vector<vector<string>> partition(string s) {
        vector<vector<string>> ways;
        for (int cuts = 0; cuts < 1 << (s.size() - 1); cuts++) {
            vector<string> parts = {s.substr(0, 1)};
            for (size_t i = 1; i < s.size(); i++) {
                if ((cuts >> (i - 1) & 1) == 1) parts.emplace_back();
                parts.back() += s[i];
            }
            if (all_of(parts.begin(), parts.end(), isPalindrome)) ways.push_back(parts);
        }
        return ways;
    }
};
