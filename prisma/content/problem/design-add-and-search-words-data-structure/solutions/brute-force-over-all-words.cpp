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

    bool search(string word) {
        return any_of(words.begin(), words.end(), [&](const string& stored) {
            return equal(stored.begin(), stored.end(), word.begin(), word.end(),
                         [](char letter, char wanted) {
                             return wanted == '.' || wanted == letter;
                         });
        });
    }

private:
    vector<string> words;
};
