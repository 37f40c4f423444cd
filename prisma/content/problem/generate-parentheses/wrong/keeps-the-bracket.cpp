// Wrong Answer: does not remove the opening parenthesis before it tries the closing one
class Solution {
    vector<string> texts;

    void extend(int n, string text, int opened, int closed) {
        if (closed == n) {
            texts.push_back(text);
            return;
        }
        if (opened < n) {
            text += "(";
            extend(n, text, opened + 1, closed);
        }
        if (closed < opened) {
            text += ")";
            extend(n, text, opened, closed + 1);
        }
    }

public:
    vector<string> generateParenthesis(int n) {
        extend(n, "", 0, 0);
        return texts;
    }
};
