#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    string text;
    cin >> text;
    const int n = static_cast<int>(text.size());
    vector<int> common(n + 1, 0);
    int longest = 0;
    int end = 0;
    for (int j = 1; j < n; ++j) {
        for (int i = j; i > 0; --i) {
            common[i] = text[i - 1] == text[j] ? common[i - 1] + 1 : 0;
            if (common[i] > longest) {
                longest = common[i];
                end = j + 1;
            }
        }
    }
    cout << longest;
    if (longest > 0) cout << ' ' << text.substr(end - longest, longest);
    cout << '\n';
}
