#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Box {
    array<int, 26> letters;
    int words;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Box> boxes;
    while (n-- > 0) {
        string word;
        cin >> word;
        array<int, 26> letters{};
        for (const char letter : word) ++letters[letter - 'a'];

        const auto box = find_if(boxes.begin(), boxes.end(),
                                 [&](const Box& b) { return b.letters == letters; });
        if (box == boxes.end()) {
            boxes.push_back({letters, 1});
        } else {
            ++box->words;
        }
    }
    const auto fullest = max_element(
        boxes.begin(), boxes.end(),
        [](const Box& a, const Box& b) { return a.words < b.words; });
    cout << boxes.size() << ' ' << fullest->words << '\n';
}
