#include <iostream>
#include <string>

using namespace std;

int main() {
    string text;
    cin >> text;
    long long found = 0;
    for (size_t first = 0; first < text.size(); ++first) {
        int bits = 0;
        for (size_t i = first; i < text.size(); ++i) {
            bits ^= 1 << (text[i] - 'a');
            if ((bits & (bits - 1)) == 0) ++found;
        }
    }
    cout << found << '\n';
}
