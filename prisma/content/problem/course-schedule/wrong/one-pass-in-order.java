// Wrong Answer: takes the courses in order of their numbers, as if no course depended on a later one
class Solution {
    public boolean canFinish(int numCourses, int[][] prerequisites) {
        boolean[] finished = new boolean[numCourses];
        for (int course = 0; course < numCourses; course++) {
            for (int[] pair : prerequisites) {
                if (pair[0] == course && !finished[pair[1]]) {
                    return false;
                }
            }
            finished[course] = true;
        }
        return true;
    }
}
