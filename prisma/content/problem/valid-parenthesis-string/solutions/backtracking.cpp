#include <string>
using namespace std;

class Solution {
public:
    bool checkValidString(string s) {
        return canClose(s, 0, 0);
    }

private:
    static bool canClose(const string& s, size_t place, int opened) {
        if (opened < 0) return false;
        if (place == s.size()) return opened == 0;
        if (s[place] == '(') return canClose(s, place + 1, opened + 1);
        if (s[place] == ')') return canClose(s, place + 1, opened - 1);
        return canClose(s, place + 1, opened) || canClose(s, place + 1, opened + 1) ||
               canClose(s, place + 1, opened - 1);
    }
};
