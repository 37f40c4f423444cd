#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    bool isAlienSorted(vector<string>& words, string order) {
        unordered_map<char, char> english;
        char next = 'a';
        for (char letter : order) english[letter] = next++;
        vector<string> translated = words;
        for (string& word : translated) {
            for (char& letter : word) letter = english[letter];
        }
        return is_sorted(translated.begin(), translated.end());
    }
};
