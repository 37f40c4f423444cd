#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    bool wordBreak(string s, vector<string>& wordDict) {
        text = s;
        words = unordered_set<string>(wordDict.begin(), wordDict.end());
        longest = 0;
        for (const string& word : wordDict) longest = max(longest, word.size());
        failed.assign(s.size(), false);
        return canBreak(0);
    }

private:
    string text;
    unordered_set<string> words;
    size_t longest = 0;
    vector<bool> failed;

    bool canBreak(size_t start) {
        if (start == text.size()) return true;
        if (failed[start]) return false;
        size_t most = min(longest, text.size() - start);
        for (size_t length = 1; length <= most; length++) {
            if (!words.count(text.substr(start, length))) continue;
            if (canBreak(start + length)) return true;
        }
        failed[start] = true;
        return false;
    }
};
