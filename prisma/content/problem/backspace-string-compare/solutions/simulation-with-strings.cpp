#include <string>
using namespace std;

class Solution {
public:
    bool backspaceCompare(string s, string t) { return shown(s) == shown(t); }

private:
    string shown(string keys) {
        size_t place;
        while ((place = keys.find('#')) != string::npos) {
            if (place == 0) {
                keys.erase(0, 1);
            } else {
                keys.erase(place - 1, 2);
            }
        }
        return keys;
    }
};
