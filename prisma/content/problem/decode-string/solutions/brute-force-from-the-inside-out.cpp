#include <cctype>
#include <string>
using namespace std;

class Solution {
public:
    string decodeString(string s) {
        size_t end = s.find(']');
        while (end != string::npos) {
            size_t start = s.rfind('[', end);
            size_t digits = start;
            while (digits > 0 && isdigit(s[digits - 1])) digits--;
            int count = stoi(s.substr(digits, start - digits));
            string part = s.substr(start + 1, end - start - 1);
            string repeated;
            for (int i = 0; i < count; i++) repeated += part;
            s = s.substr(0, digits) + repeated + s.substr(end + 1);
            end = s.find(']');
        }
        return s;
    }
};
