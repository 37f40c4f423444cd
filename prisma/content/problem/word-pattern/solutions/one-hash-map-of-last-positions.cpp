#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    bool wordPattern(string pattern, string s) {
        istringstream input(s);
        vector<string> words;
        for (string word; input >> word;) words.push_back(word);
        if (words.size() != pattern.size()) return false;
        // Positions count from 1; 0 means new. The colon marks the key of a letter.
        unordered_map<string, int> last;
        for (size_t i = 0; i < words.size(); ++i) {
            int& ofLetter = last[string{pattern[i], ':'}];
            int& ofWord = last[words[i]];
            if (ofLetter != ofWord) return false;
            ofLetter = ofWord = static_cast<int>(i) + 1;
        }
        return true;
    }
};
