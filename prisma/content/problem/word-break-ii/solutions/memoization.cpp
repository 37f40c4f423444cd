#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> wordBreak(string s, vector<string>& wordDict) {
        text = s;
        known = unordered_set<string>(wordDict.begin(), wordDict.end());
        stored.clear();
        return sentencesFrom(0);
    }

private:
    string text;
    unordered_set<string> known;
    unordered_map<size_t, vector<string>> stored;

    const vector<string>& sentencesFrom(size_t start) {
        auto found = stored.find(start);
        if (found != stored.end()) return found->second;
        vector<string> sentences;
        if (start == text.size()) sentences.push_back("");
        size_t most = min<size_t>(10, text.size() - start);
        for (size_t length = 1; length <= most; length++) {
            string word = text.substr(start, length);
            if (!known.count(word)) continue;
            for (const string& rest : sentencesFrom(start + length)) {
                sentences.push_back(rest.empty() ? word : word + " " + rest);
            }
        }
        return stored[start] = sentences;
    }
};
