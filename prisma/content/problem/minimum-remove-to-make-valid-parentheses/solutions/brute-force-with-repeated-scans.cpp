#include <string>
using namespace std;

class Solution {
public:
    string minRemoveToMakeValid(string s) {
        for (int bad = findBad(s); bad >= 0; bad = findBad(s)) s.erase(bad, 1);
        return s;
    }

private:
    static int findBad(const string& s) {
        int length = s.size();
        int balance = 0;
        for (int i = 0; i < length; i++) {
            balance += (s[i] == '(') - (s[i] == ')');
            if (balance < 0) return i;
        }
        balance = 0;
        for (int i = length - 1; i >= 0; i--) {
            balance += (s[i] == ')') - (s[i] == '(');
            if (balance < 0) return i;
        }
        return -1;
    }
};
