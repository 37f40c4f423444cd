#include <iostream>
#include <string>
#include <vector>

using namespace std;

vector<int> longestBorders(const string& word) {
    vector<int> border(word.size(), 0);
    for (size_t i = 1; i < word.size(); ++i) {
        int length = border[i - 1];
        while (length > 0 && word[length] != word[i]) length = border[length - 1];
        if (word[length] == word[i]) ++length;
        border[i] = length;
    }
    return border;
}

int smallestMove(const string& cut, const string& wanted) {
    if (cut.size() != wanted.size()) return -1;
    const int n = static_cast<int>(cut.size());
    const vector<int> border = longestBorders(wanted);
    int matched = 0;
    for (int i = 0; i < 2 * n; ++i) {
        const char letter = cut[i < n ? i : i - n];
        while (matched > 0 && wanted[matched] != letter) matched = border[matched - 1];
        if (wanted[matched] == letter) ++matched;
        if (matched == n) return i - n + 1;
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
