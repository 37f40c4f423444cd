#include <cstddef>
#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> removeInvalidParentheses(string s) {
        longest = {""};
        length = 0;
        choose(s, 0, "");
        return vector<string>(longest.begin(), longest.end());
    }

private:
    unordered_set<string> longest;
    size_t length = 0;

    void choose(const string& s, size_t index, const string& text) {
        if (index < s.size()) {
            choose(s, index + 1, text + s[index]);
            if (s[index] == '(' || s[index] == ')') choose(s, index + 1, text);
            return;
        }
        if (text.size() < length || !isValid(text)) return;
        if (text.size() > length) {
            longest.clear();
            length = text.size();
        }
        longest.insert(text);
    }

    bool isValid(const string& text) {
        int open = 0;
        for (char c : text) {
            if (c == '(') ++open;
            if (c == ')' && --open < 0) return false;
        }
        return open == 0;
    }
};
