#include <iostream>
#include <string>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    while (q-- > 0) {
        string code;
        int k;
        cin >> code >> k;
        const size_t length = code.size() - k;
        string kept;
        for (const char digit : code) {
            for (; k > 0 && !kept.empty() && kept.back() > digit; --k) kept.pop_back();
            kept.push_back(digit);
        }
        kept.resize(length);
        cout << kept << '\n';
    }
}
