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
        unordered_map<char, string> wordOf;
        unordered_map<string, char> letterOf;
        for (size_t i = 0; i < words.size(); ++i) {
            const string& word = wordOf.try_emplace(pattern[i], words[i]).first->second;
            char letter = letterOf.try_emplace(words[i], pattern[i]).first->second;
            if (word != words[i] || letter != pattern[i]) return false;
        }
        return true;
    }
};
