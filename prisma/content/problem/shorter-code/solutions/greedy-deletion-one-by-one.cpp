#include <algorithm>
#include <functional>
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
        while (k-- > 0) {
            auto fall = adjacent_find(code.begin(), code.end(), greater<>());
            if (fall == code.end()) --fall;
            code.erase(fall);
        }
        cout << code << '\n';
    }
}
