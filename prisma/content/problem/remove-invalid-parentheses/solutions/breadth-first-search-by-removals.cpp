#include <cstddef>
#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> removeInvalidParentheses(string s) {
        unordered_set<string> level{s};
        while (true) {
            vector<string> valid;
            for (const string& text : level) {
                if (isValid(text)) valid.push_back(text);
            }
            if (!valid.empty()) return valid;
            unordered_set<string> next;
            for (const string& text : level) {
                for (size_t i = 0; i < text.size(); ++i) {
                    if (text[i] != '(' && text[i] != ')') continue;
                    next.insert(text.substr(0, i) + text.substr(i + 1));
                }
            }
            level = next;
        }
    }

private:
    bool isValid(const string& text) {
        int open = 0;
        for (char c : text) {
            if (c == '(') ++open;
            if (c == ')' && --open < 0) return false;
        }
        return open == 0;
    }
};
