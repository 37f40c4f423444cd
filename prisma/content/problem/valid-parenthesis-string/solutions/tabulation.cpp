#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool checkValidString(string s) {
        size_t most = s.size() + 2;
        vector<bool> possible(most, false);
        possible[0] = true;
        for (char character : s) {
            vector<bool> following(most, false);
            for (size_t count = 0; count + 1 < most; count++) {
                if (!possible[count]) continue;
                if (character != ')') following[count + 1] = true;
                if (character != '(' && count > 0) following[count - 1] = true;
                if (character == '*') following[count] = true;
            }
            possible = following;
        }
        return possible[0];
    }
};
