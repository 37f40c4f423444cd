// Wrong Answer: leaves a trailing space after the last word
#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> wordBreak(string s, vector<string>& wordDict) {
        known = unordered_set<string>(wordDict.begin(), wordDict.end());
        extend(s, "");
        return sentences;
    }

private:
    unordered_set<string> known;
    vector<string> sentences;

    void extend(const string& rest, const string& sentence) {
        if (rest.empty()) sentences.push_back(sentence);
        for (size_t length = 1; length <= rest.size(); length++) {
            string word = rest.substr(0, length);
            if (known.count(word)) extend(rest.substr(length), sentence + word + " ");
        }
    }
};
