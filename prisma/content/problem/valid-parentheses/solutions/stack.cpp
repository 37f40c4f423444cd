#include <stack>
#include <string>
using namespace std;

class Solution {
public:
    bool isValid(string s) {
        stack<char> awaited;
        for (char bracket : s) {
            if (bracket == '(') {
                awaited.push(')');
            } else if (bracket == '[') {
                awaited.push(']');
            } else if (bracket == '{') {
                awaited.push('}');
            } else {
                if (awaited.empty() || awaited.top() != bracket) return false;
                awaited.pop();
            }
        }
        return awaited.empty();
    }
};
