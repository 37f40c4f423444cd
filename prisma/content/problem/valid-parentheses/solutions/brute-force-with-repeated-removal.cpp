#include <cstddef>
#include <string>
using namespace std;

class Solution {
public:
    bool isValid(string s) {
        size_t length;
        do {
            length = s.size();
            s = withoutPairs(s);
        } while (s.size() != length);
        return s.empty();
    }

private:
    string withoutPairs(const string& s) {
        string rest;
        for (size_t i = 0; i < s.size(); ++i) {
            if (i + 1 < s.size() && isPair(s[i], s[i + 1])) {
                ++i;
            } else {
                rest += s[i];
            }
        }
        return rest;
    }

    bool isPair(char left, char right) {
        if (left == '(') return right == ')';
        return (left == '[' && right == ']') || (left == '{' && right == '}');
    }
};
