#include <cctype>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    string decodeString(string s) {
        vector<pair<string, int>> waiting;
        string current;
        int count = 0;
        for (char character : s) {
            if (isdigit(character)) {
                count = count * 10 + (character - '0');
            } else if (character == '[') {
                waiting.emplace_back(move(current), count);
                current.clear();
                count = 0;
            } else if (character == ']') {
                auto [before, times] = move(waiting.back());
                waiting.pop_back();
                for (int i = 0; i < times; i++) before += current;
                current = move(before);
            } else {
                current += character;
            }
        }
        return current;
    }
};
