#include <sstream>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool wordPattern(string pattern, string s) {
        istringstream input(s);
        vector<string> words;
        for (string word; input >> word;) words.push_back(word);
        if (words.size() != pattern.size()) return false;
        for (size_t i = 0; i < words.size(); ++i) {
            for (size_t j = 0; j < i; ++j) {
                if ((pattern[i] == pattern[j]) != (words[i] == words[j])) return false;
            }
        }
        return true;
    }
};
