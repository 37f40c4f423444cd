// Wrong Answer: assumes that every digit has three letters
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> letterCombinations(string digits) {
        if (digits.empty()) return {};
        vector<string> texts = {""};
        for (char digit : digits) {
            vector<string> longer;
            for (const string& text : texts) {
                for (int i = 0; i < 3; i++) {
                    longer.push_back(text + static_cast<char>('a' + 3 * (digit - '2') + i));
                }
            }
            texts = std::move(longer);
        }
        return texts;
    }
};
