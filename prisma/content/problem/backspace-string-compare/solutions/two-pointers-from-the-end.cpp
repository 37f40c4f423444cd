#include <string>
using namespace std;

class Solution {
public:
    bool backspaceCompare(string s, string t) {
        int i = previousLetter(s, s.size());
        int j = previousLetter(t, t.size());
        while (i >= 0 && j >= 0) {
            if (s[i] != t[j]) return false;
            i = previousLetter(s, i);
            j = previousLetter(t, j);
        }
        return i < 0 && j < 0;
    }

private:
    int previousLetter(const string& keys, int end) {
        int skip = 0;
        for (int i = end - 1; i >= 0; i--) {
            if (keys[i] == '#') {
                skip++;
            } else if (skip > 0) {
                skip--;
            } else {
                return i;
            }
        }
        return -1;
    }
};
