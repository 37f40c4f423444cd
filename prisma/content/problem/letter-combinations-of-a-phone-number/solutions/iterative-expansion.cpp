#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> letterCombinations(string digits) {
        static const vector<string> letters = {
            "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"};
        if (digits.empty()) return {};
        vector<string> texts = {""};
        for (char digit : digits) {
            vector<string> longer;
            for (const string& text : texts) {
                for (char letter : letters[digit - '2'])
                    longer.push_back(text + letter);
            }
            texts = std::move(longer);
        }
        return texts;
    }
};
