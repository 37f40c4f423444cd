// Time Limit Exceeded: uses a hash set, but solves the same suffixes repeatedly without memoization
#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    bool wordBreak(string s, vector<string>& wordDict) {
        unordered_set<string> words(wordDict.begin(), wordDict.end());
        return canCut(s, 0, words);
    }

private:
    static bool canCut(const string& s, size_t start, unordered_set<string>& words) {
        if (start == s.size()) return true;
        for (size_t end = start + 1; end <= min(start + 20, s.size()); end++) {
            if (!words.count(s.substr(start, end - start))) continue;
            if (canCut(s, end, words)) return true;
        }
        return false;
    }
};
