#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Box {
    vector<string> tiles;
    vector<vector<bool>> isUsed;
    string word;

    int count(size_t row, size_t column, const string& before) {
        // Unsigned indices wrap around to huge values left of column 0 and above row 0.
        if (row >= tiles.size() || column >= tiles[0].size()) return 0;
        if (isUsed[row][column]) return 0;
        const string spelled = before + tiles[row][column];
        if (spelled.size() == word.size()) return spelled == word ? 1 : 0;

        isUsed[row][column] = true;
        const int found =
            count(row - 1, column, spelled) + count(row + 1, column, spelled) +
            count(row, column - 1, spelled) + count(row, column + 1, spelled);
        isUsed[row][column] = false;
        return found;
    }
};

int main() {
    Box box;
    for (string line; cin >> line;) box.tiles.push_back(line);
    box.word = box.tiles.back();
    box.tiles.pop_back();
    box.isUsed.assign(box.tiles.size(), vector<bool>(box.tiles[0].size(), false));

    int trails = 0;
    for (size_t row = 0; row < box.tiles.size(); ++row) {
        for (size_t column = 0; column < box.tiles[0].size(); ++column) {
            trails += box.count(row, column, "");
        }
    }
    cout << trails << '\n';
}
