#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Trie {
public:
    Trie() {}

    void insert(string word) {
        words.push_back(word);
    }

    bool search(string word) {
        return find(words.begin(), words.end(), word) != words.end();
    }

    bool startsWith(string prefix) {
        return any_of(words.begin(), words.end(), [&](const string& word) {
            return word.starts_with(prefix);
        });
    }

private:
    vector<string> words;
};
