// Wrong Answer: a redo restores the letter that was removed first (a queue instead of a stack)
#include <iostream>
#include <queue>
#include <string>

using namespace std;

int main() {
    string keys;
    cin >> keys;
    string text;
    queue<char> removed;
    for (const char key : keys) {
        if (key == '-') {
            if (text.empty()) continue;
            removed.push(text.back());
            text.pop_back();
        } else if (key == '+') {
            if (removed.empty()) continue;
            text.push_back(removed.front());
            removed.pop();
        } else {
            text.push_back(key);
            removed = {};
        }
    }
    cout << text << '\n';
}
