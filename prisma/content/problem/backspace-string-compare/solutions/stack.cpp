#include <string>
using namespace std;

class Solution {
public:
    bool backspaceCompare(string s, string t) { return shown(s) == shown(t); }

private:
    string shown(const string& keys) {
        string stack;
        for (char key : keys) {
            if (key != '#') {
                stack.push_back(key);
            } else if (!stack.empty()) {
                stack.pop_back();
            }
        }
        return stack;
    }
};
