class Solution {
    public boolean canFinish(int numCourses, int[][] prerequisites) {
        boolean[] finished = new boolean[numCourses];
        int count = 0;
        boolean progress = true;
        while (progress) {
            progress = false;
            boolean[] blocked = new boolean[numCourses];
            for (int[] pair : prerequisites) {
                if (!finished[pair[1]]) {
                    blocked[pair[0]] = true;
                }
            }
            for (int course = 0; course < numCourses; course++) {
                if (!blocked[course] && !finished[course]) {
                    finished[course] = true;
                    count++;
                    progress = true;
                }
            }
        }
        return count == numCourses;
    }
}
