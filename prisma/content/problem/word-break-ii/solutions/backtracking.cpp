#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> wordBreak(string s, vector<string>& wordDict) {
        text = s;
        known = unordered_set<string>(wordDict.begin(), wordDict.end());
        sentences.clear();
        extend(0, "");
        return sentences;
    }

private:
    string text;
    unordered_set<string> known;
    vector<string> sentences;

    void extend(size_t start, const string& sentence) {
        if (start == text.size()) {
            sentences.push_back(sentence);
            return;
        }
        size_t most = min<size_t>(10, text.size() - start);
        for (size_t length = 1; length <= most; length++) {
            string word = text.substr(start, length);
            if (!known.count(word)) continue;
            extend(start + length, sentence.empty() ? word : sentence + " " + word);
        }
    }
};
