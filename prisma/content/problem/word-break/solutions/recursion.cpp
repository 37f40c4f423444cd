#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool wordBreak(string s, vector<string>& wordDict) {
        return canCut(s, 0, wordDict);
    }

private:
    static bool canCut(const string& s, size_t start, const vector<string>& words) {
        if (start == s.size()) return true;
        for (const string& word : words) {
            if (s.compare(start, word.size(), word) != 0) continue;
            if (canCut(s, start + word.size(), words)) return true;
        }
        return false;
    }
};
