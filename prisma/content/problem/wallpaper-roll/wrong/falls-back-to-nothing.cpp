// Wrong Answer: tries no shorter border after a mismatch
#include <iostream>
#include <string>

using namespace std;

int main() {
    int q;
    cin >> q;
    string strip;
    while (cin >> strip) {
        size_t length = 0;
        for (size_t i = 1; i < strip.size(); ++i) {
            if (strip[length] != strip[i]) length = 0;
            if (strip[length] == strip[i]) ++length;
        }
        cout << strip.size() - length << '\n';
    }
}
