// Wrong Answer: compares up to the shorter length and ignores the remaining letters or words
#include <map>
#include <sstream>
#include <string>
using namespace std;

class Solution {
public:
    bool wordPattern(string pattern, string s) {
        map<char, string> wordOf;
        map<string, char> letterOf;
        istringstream input(s);
        string word;
        for (char letter : pattern) {
            if (!(input >> word)) break;
            if (wordOf.count(letter) != letterOf.count(word)) return false;
            if (wordOf.count(letter) && wordOf[letter] != word) return false;
            wordOf[letter] = word;
            letterOf[word] = letter;
        }
        return true;
    }
};
