#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> palindromePairs(vector<string>& words) {
        vector<vector<int>> pairs;
        int n = static_cast<int>(words.size());
        for (int i = 0; i < n; ++i) {
            for (int j = 0; j < n; ++j) {
                if (i == j || !isPalindrome(words[i] + words[j])) continue;
                pairs.push_back({i, j});
            }
        }
        return pairs;
    }

private:
    bool isPalindrome(const string& s) {
        for (size_t i = 0; i < s.size() / 2; ++i) {
            if (s[i] != s[s.size() - 1 - i]) return false;
        }
        return true;
    }
};
