// Runtime Error: expects a number before each operator, also before a unary minus
#include <cctype>
#include <stdexcept>
#include <string>
using namespace std;

class Solution {
public:
    int calculate(string s) {
        text.clear();
        for (char character : s) {
            if (character != ' ') text += character;
        }
        place = 0;
        return expression();
    }

private:
    string text;
    size_t place = 0;

    int expression() {
        int total = value();
        while (place < text.size() && text[place] != ')') {
            bool isPlus = text[place++] == '+';
            total += isPlus ? value() : -value();
        }
        place++;
        return total;
    }

    int value() {
        if (place < text.size() && text[place] == '(') {
            place++;
            return expression();
        }
        size_t start = place;
        while (place < text.size() && isdigit(text[place])) place++;
        if (start == place) throw invalid_argument("a number is missing");
        return stoi(text.substr(start, place - start));
    }
};
