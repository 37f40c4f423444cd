#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    unordered_map<string, int> boxes;
    int fullest = 0;
    while (n-- > 0) {
        string word;
        cin >> word;
        sort(word.begin(), word.end());
        fullest = max(fullest, ++boxes[word]);
    }
    cout << boxes.size() << ' ' << fullest << '\n';
}
