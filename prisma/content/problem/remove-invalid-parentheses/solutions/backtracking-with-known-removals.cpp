#include <cstddef>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> removeInvalidParentheses(string s) {
        found.clear();
        auto [open, close] = unmatchedIn(s);
        removeFrom(s, 0, open, close);
        return found;
    }

private:
    vector<string> found;

    pair<int, int> unmatchedIn(const string& text) {
        int open = 0;
        int close = 0;
        for (char c : text) {
            if (c == '(') ++open;
            if (c == ')') --(open > 0 ? open : close);
        }
        return {open, -close};
    }

    void removeFrom(const string& text, size_t start, int open, int close) {
        if (open == 0 && close == 0) {
            if (unmatchedIn(text) == pair<int, int>{0, 0}) found.push_back(text);
            return;
        }
        for (size_t i = start; i < text.size(); ++i) {
            if (i > start && text[i] == text[i - 1]) continue;
            string rest = text.substr(0, i) + text.substr(i + 1);
            if (text[i] == '(' && open > 0) removeFrom(rest, i, open - 1, close);
            if (text[i] == ')' && close > 0) removeFrom(rest, i, open, close - 1);
        }
    }
};
