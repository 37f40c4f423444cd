// Wrong Answer: writes -1 into rooms from which no gate can be reached
class Solution {
    public void wallsAndGates(int[][] rooms) {
        boolean changed = true;
        for (int distance = 0; changed; distance++) {
            changed = false;
            for (int r = 0; r < rooms.length; r++) {
                for (int c = 0; c < rooms[0].length; c++) {
                    if (rooms[r][c] == distance) {
                        changed = true;
                        set(rooms, r - 1, c, distance + 1);
                        set(rooms, r + 1, c, distance + 1);
                        set(rooms, r, c - 1, distance + 1);
                        set(rooms, r, c + 1, distance + 1);
                    }
                }
            }
        }
        for (int[] row : rooms) {
            for (int c = 0; c < row.length; c++) {
                row[c] = row[c] == Integer.MAX_VALUE ? -1 : row[c];
            }
        }
    }

    private void set(int[][] rooms, int r, int c, int distance) {
        if (r >= 0 && r < rooms.length && c >= 0 && c < rooms[0].length
                && rooms[r][c] == Integer.MAX_VALUE) {
            rooms[r][c] = distance;
        }
    }
}
