#include <cctype>
#include <string>
using namespace std;

class Solution {
public:
    int calculate(string s) {
        size_t end = s.find(')');
        while (end != string::npos) {
            size_t start = s.rfind('(', end);
            int value = flatValue(s.substr(start + 1, end - start - 1));
            s = s.substr(0, start) + to_string(value) + s.substr(end + 1);
            end = s.find(')');
        }
        return flatValue(s);
    }

private:
    static int flatValue(const string& text) {
        int total = 0;
        int sign = 1;
        int number = 0;
        bool isInNumber = false;
        for (char character : text + " ") {
            if (isdigit(character)) {
                number = number * 10 + (character - '0');
                isInNumber = true;
                continue;
            }
            if (isInNumber) {
                total += sign * number;
                sign = 1;
                number = 0;
                isInNumber = false;
            }
            if (character == '-') sign = -sign;
        }
        return total;
    }
};
