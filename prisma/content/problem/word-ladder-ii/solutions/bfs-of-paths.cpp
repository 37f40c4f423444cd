#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> findLadders(string beginWord, string endWord,
                                       vector<string>& wordList) {
        unordered_set<string> unused(wordList.begin(), wordList.end());
        unused.erase(beginWord);
        vector<vector<string>> paths{{beginWord}};
        while (!paths.empty()) {
            vector<vector<string>> ladders, longer;
            for (const vector<string>& path : paths) {
                if (path.back() == endWord) ladders.push_back(path);
                for (const string& word : neighboursOf(path.back())) {
                    if (!unused.count(word)) continue;
                    longer.push_back(path);
                    longer.back().push_back(word);
                }
            }
            if (!ladders.empty()) return ladders;
            for (const vector<string>& path : longer) unused.erase(path.back());
            paths = longer;
        }
        return {};
    }

private:
    vector<string> neighboursOf(const string& word) {
        vector<string> found;
        for (size_t i = 0; i < word.size(); i++) {
            for (char letter = 'a'; letter <= 'z'; letter++) {
                found.push_back(word);
                found.back()[i] = letter;
            }
        }
        return found;
    }
};
