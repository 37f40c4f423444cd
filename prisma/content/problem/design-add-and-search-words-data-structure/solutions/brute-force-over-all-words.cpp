#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class WordDictionary {
public:
    WordDictionary() {}

    void addWord(string word) {
        words.push_back(word);
    }

    bool search(string pattern) {
        return any_of(words.begin(), words.end(), [&](const string& word) {
            return equal(word.begin(), word.end(), pattern.begin(), pattern.end(),
                         [](char letter, char wanted) {
                             return wanted == '.' || wanted == letter;
                         });
        });
    }

private:
    vector<string> words;
};
