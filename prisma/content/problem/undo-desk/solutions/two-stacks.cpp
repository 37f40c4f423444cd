#include <iostream>
#include <string>

using namespace std;

void moveLast(string& from, string& to) {
    if (from.empty()) return;
    to.push_back(from.back());
    from.pop_back();
}

int main() {
    string keys;
    cin >> keys;

    string text;
    string removed;
    for (const char key : keys) {
        if (key == '-') {
            moveLast(text, removed);
        } else if (key == '+') {
            moveLast(removed, text);
        } else {
            text.push_back(key);
            removed.clear();
        }
    }
    cout << text << '\n';
}
