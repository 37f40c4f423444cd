#include <stdbool.h>
#include <stdlib.h>

static void sink(char** grid, int rows, int columns, int start, int* stack) {
    int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    int depth = 0;
    stack[depth++] = start;
    grid[start / columns][start % columns] = '0';
    while (depth > 0) {
        int cell = stack[--depth];
        for (int i = 0; i < 4; i++) {
            int r = cell / columns + steps[i][0];
            int c = cell % columns + steps[i][1];
            bool inside = r >= 0 && r < rows && c >= 0 && c < columns;
            if (inside && grid[r][c] == '1') {
                grid[r][c] = '0';
                stack[depth++] = r * columns + c;
            }
        }
    }
}

int numIslands(char** grid, int gridSize, int* gridColSize) {
    int columns = gridColSize[0];
    int* stack = malloc(sizeof(int) * gridSize * columns);
    int islands = 0;
    for (int r = 0; r < gridSize; r++) {
        for (int c = 0; c < columns; c++) {
            if (grid[r][c] == '0') continue;
            islands++;
            sink(grid, gridSize, columns, r * columns + c, stack);
        }
    }
    free(stack);
    return islands;
}
