#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<string> texts;
    string current;

    void extend(int n, int opened, int closed) {
        if (closed == n) {
            texts.push_back(current);
            return;
        }
        if (opened < n) {
            current.push_back('(');
            extend(n, opened + 1, closed);
            current.pop_back();
        }
        if (closed < opened) {
            current.push_back(')');
            extend(n, opened, closed + 1);
            current.pop_back();
        }
    }

public:
    vector<string> generateParenthesis(int n) {
        texts.clear();
        extend(n, 0, 0);
        return texts;
    }
};
