// Wrong Answer: compares how many letters remain and not which ones
#include <string>
using namespace std;

class Solution {
public:
    bool backspaceCompare(string s, string t) { return shown(s) == shown(t); }

private:
    int shown(const string& keys) {
        int letters = 0;
        for (char key : keys) {
            if (key != '#') {
                letters++;
            } else if (letters > 0) {
                letters--;
            }
        }
        return letters;
    }
};
