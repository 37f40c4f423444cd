// Time Limit Exceeded: looks words up in a set, but decides the same rest again and again
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
