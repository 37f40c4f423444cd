#include <string>
#include <vector>
using namespace std;

class Solution {
    const vector<string> letters = {
        "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"};
    vector<string> texts;
    string chosen;

    void choose(const string& digits) {
        if (chosen.size() == digits.size()) {
            texts.push_back(chosen);
            return;
        }
        for (char letter : letters[digits[chosen.size()] - '2']) {
            chosen.push_back(letter);
            choose(digits);
            chosen.pop_back();
        }
    }

public:
    vector<string> letterCombinations(string digits) {
        texts.clear();
        if (!digits.empty()) choose(digits);
        return texts;
    }
};
