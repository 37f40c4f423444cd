#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

vector<int> readNumbers(int count) {
    vector<int> numbers(count);
    for (int& number : numbers) cin >> number;
    return numbers;
}

int main() {
    int s, a, b;
    cin >> s >> a >> b;
    const vector<int> minutes = readNumbers(s);
    const vector<int> first = readNumbers(a);
    const vector<int> second = readNumbers(b);

    vector<vector<int>> best(a + 1, vector<int>(b + 1, 0));
    for (int i = 1; i <= a; ++i) {
        for (int j = 1; j <= b; ++j) {
            if (first[i - 1] == second[j - 1]) {
                best[i][j] = best[i - 1][j - 1] + minutes[first[i - 1] - 1];
            } else {
                best[i][j] = max(best[i - 1][j], best[i][j - 1]);
            }
        }
    }

    vector<int> songs;
    for (int i = a, j = b; i > 0 && j > 0;) {
        if (first[i - 1] == second[j - 1]) {
            songs.push_back(first[i - 1]);
            --i;
            --j;
        } else if (best[i - 1][j] == best[i][j]) {
            --i;
        } else {
            --j;
        }
    }
    reverse(songs.begin(), songs.end());

    cout << best[a][b] << '\n';
    for (const int song : songs) cout << song << ' ';
    cout << '\n';
}
