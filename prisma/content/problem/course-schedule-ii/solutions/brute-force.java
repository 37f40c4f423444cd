class Solution {
    public int[] findOrder(int numCourses, int[][] prerequisites) {
        int[] order = new int[numCourses];
        boolean[] taken = new boolean[numCourses];
        for (int place = 0; place < numCourses; place++) {
            boolean[] blocked = taken.clone();
            for (int[] pair : prerequisites) {
                if (!taken[pair[1]]) {
                    blocked[pair[0]] = true;
                }
            }
            int next = 0;
            while (next < numCourses && blocked[next]) {
                next++;
            }
            if (next == numCourses) {
                return new int[0];
            }
            order[place] = next;
            taken[next] = true;
        }
        return order;
    }
}
