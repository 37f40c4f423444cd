#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    bool wordBreak(string s, vector<string>& wordDict) {
        unordered_set<string> words(wordDict.begin(), wordDict.end());
        size_t longest = 0;
        for (const string& word : wordDict) longest = max(longest, word.size());
        vector<bool> reachable(s.size() + 1, false);
        reachable[0] = true;
        for (size_t end = 1; end <= s.size(); end++) {
            for (size_t start = end - min(longest, end); start < end; start++) {
                if (reachable[start] && words.count(s.substr(start, end - start))) {
                    reachable[end] = true;
                    break;
                }
            }
        }
        return reachable[s.size()];
    }
};
