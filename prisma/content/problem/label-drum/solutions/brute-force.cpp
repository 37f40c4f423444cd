#include <iostream>
#include <string>

using namespace std;

int smallestMove(const string& cut, const string& wanted) {
    if (cut.size() != wanted.size()) return -1;
    const size_t n = cut.size();
    for (size_t move = 0; move < n; ++move) {
        size_t equal = 0;
        while (equal < n && cut[(move + equal) % n] == wanted[equal]) ++equal;
        if (equal == n) return static_cast<int>(move);
    }
    return -1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    while (q-- > 0) {
        string cut, wanted;
        cin >> cut >> wanted;
        cout << smallestMove(cut, wanted) << '\n';
    }
}
