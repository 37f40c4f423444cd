#include <cctype>
#include <string>
using namespace std;

class Solution {
public:
    string decodeString(string s) {
        text = s;
        position = 0;
        return readPart();
    }

private:
    string text;
    size_t position = 0;

    string readPart() {
        string whole;
        int count = 0;
        while (position < text.size()) {
            char character = text[position++];
            if (character == ']') break;
            if (character == '[') {
                string part = readPart();
                for (; count > 0; count--) whole += part;
            } else if (isdigit(character)) {
                count = count * 10 + (character - '0');
            } else {
                whole += character;
            }
        }
        return whole;
    }
};
