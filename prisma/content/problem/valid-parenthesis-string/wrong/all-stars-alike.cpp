// Wrong Answer: replaces all stars in the same way
#include <string>
using namespace std;

class Solution {
public:
    bool checkValidString(string s) {
        return isValid(s, 0) || isValid(s, 1) || isValid(s, -1);
    }

private:
    static bool isValid(const string& s, int star) {
        int opened = 0;
        for (char character : s) {
            opened += character == '*' ? star : character == '(' ? 1 : -1;
            if (opened < 0) return false;
        }
        return opened == 0;
    }
};
