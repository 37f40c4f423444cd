// Wrong Answer: greedily takes the longest common song, then the next one that still fits, and so on
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int s, a, b;
    cin >> s >> a >> b;
    vector<int> minutes(s + 1), inFirst(s + 1, -1), inSecond(s + 1, -1);
    for (int song = 1; song <= s; ++song) cin >> minutes[song];
    for (auto [places, count] : {pair{&inFirst, a}, pair{&inSecond, b}}) {
        for (int i = 0; i < count; ++i) {
            int song;
            cin >> song;
            (*places)[song] = i;
        }
    }

    vector<int> common;
    for (int song = 1; song <= s; ++song) {
        if (inFirst[song] >= 0 && inSecond[song] >= 0) common.push_back(song);
    }
    stable_sort(common.begin(), common.end(),
                [&](int x, int y) { return minutes[x] > minutes[y]; });

    vector<int> songs;
    int total = 0;
    for (const int song : common) {
        const bool fits = all_of(songs.begin(), songs.end(), [&](int other) {
            return (inFirst[song] < inFirst[other]) == (inSecond[song] < inSecond[other]);
        });
        if (!fits) continue;
        songs.push_back(song);
        total += minutes[song];
    }
    sort(songs.begin(), songs.end(), [&](int x, int y) { return inFirst[x] < inFirst[y]; });

    cout << total << '\n';
    for (const int song : songs) cout << song << ' ';
    cout << '\n';
}
