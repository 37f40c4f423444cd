#include <string>
#include <vector>
using namespace std;

class Solution {
    static bool isBalanced(const string& text) {
        int opened = 0;
        for (char bracket : text) {
            opened += bracket == '(' ? 1 : -1;
            if (opened < 0) return false;
        }
        return opened == 0;
    }

public:
    vector<string> generateParenthesis(int n) {
        vector<string> texts;
        for (int bits = 0; bits < 1 << (2 * n); bits++) {
            string text;
            for (int i = 0; i < 2 * n; i++) text += (bits >> i & 1) == 1 ? '(' : ')';
            if (isBalanced(text)) texts.push_back(text);
        }
        return texts;
    }
};
