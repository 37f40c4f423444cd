/** The code of the Java driver that creates lists and trees. */
const MAKE_LISTS = String.raw`
    static ListNode toList(List<?> given) {
        boolean isCyclic = !given.isEmpty() && given.get(0) instanceof List<?>;
        List<?> values = isCyclic ? (List<?>) given.get(0) : given;
        List<ListNode> nodes = new ArrayList<>();
        for (Object value : values) {
            nodes.add(new ListNode(((Number) value).intValue()));
            if (nodes.size() > 1) nodes.get(nodes.size() - 2).next = nodes.get(nodes.size() - 1);
        }
        if (isCyclic) nodes.get(nodes.size() - 1).next = nodes.get(((Number) given.get(1)).intValue());
        return nodes.isEmpty() ? null : nodes.get(0);
    }

    static TreeNode toTree(List<?> values) {
        List<TreeNode> parents = new ArrayList<>();
        TreeNode root = null;
        int count = 0;
        for (Object item : values) {
            TreeNode node = item == null ? null : new TreeNode(((Number) item).intValue());
            if (node != null) parents.add(node);
            if (count == 0) root = node;
            else if (count % 2 == 1) parents.get((count - 1) / 2).left = node;
            else parents.get((count - 1) / 2).right = node;
            count++;
        }
        return root;
    }

`;

const MAKE_GRAPHS = String.raw`    static Node toGraph(List<?> neighbors) {
        List<Node> nodes = new ArrayList<>();
        for (int index = 0; index < neighbors.size(); index++) nodes.add(new Node(index + 1));
        for (int index = 0; index < neighbors.size(); index++)
            for (Object other : (List<?>) neighbors.get(index)) nodes.get(index).neighbors.add(nodes.get(((Number) other).intValue() - 1));
        given.addAll(nodes);
        return nodes.isEmpty() ? null : nodes.get(0);
    }

    static Node toRandomList(List<?> pairs) {
        List<Node> nodes = new ArrayList<>();
        for (Object pair : pairs) {
            Node node = new Node(((Number) ((List<?>) pair).get(0)).intValue());
            if (!nodes.isEmpty()) nodes.get(nodes.size() - 1).next = node;
            nodes.add(node);
        }
        for (int index = 0; index < nodes.size(); index++)
            if (((List<?>) pairs.get(index)).get(1) instanceof Number place) nodes.get(index).random = nodes.get(place.intValue());
        given.addAll(nodes);
        return nodes.isEmpty() ? null : nodes.get(0);
    }

`;

const WRITE_LISTS = String.raw`    static void writeList(StringBuilder out, ListNode head) {
        List<Integer> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            values.add(node.val);
            if (values.size() > 200_000) {
                quote(out, "a list with a cycle");
                return;
            }
        }
        write(out, values, Integer.class);
    }

    static void writeTree(StringBuilder out, TreeNode root) {
        List<Integer> values = new ArrayList<>();
        List<TreeNode> nodes = new ArrayList<>(List.of(root));
        for (int place = 0; place < nodes.size(); place++) {
            TreeNode node = nodes.get(place);
            values.add(node == null ? null : Integer.valueOf(node.val));
            if (node != null) {
                nodes.add(node.left);
                nodes.add(node.right);
            }
            if (nodes.size() > 400_000) {
                quote(out, "a tree with a cycle");
                return;
            }
        }
        while (!values.isEmpty() && values.get(values.size() - 1) == null) values.remove(values.size() - 1);
        write(out, values, Object.class);
    }

`;

const WRITE_GRAPHS = String.raw`    static void writeGraph(StringBuilder out, Node first) {
        List<Node> nodes = new ArrayList<>();
        Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Node> waiting = new ArrayDeque<>(List.of(first));
        seen.add(first);
        while (!waiting.isEmpty()) {
            Node node = waiting.remove();
            if (given.contains(node)) {
                quote(out, "a graph that shares nodes with the one that was given");
                return;
            }
            nodes.add(node);
            for (Node other : node.neighbors) if (seen.add(other)) waiting.add(other);
        }
        nodes.sort(Comparator.comparingInt(node -> node.val));
        List<List<Integer>> neighbors = new ArrayList<>();
        for (Node node : nodes) neighbors.add(node.neighbors.stream().map(other -> other.val).toList());
        write(out, neighbors, Object.class);
    }

    static void writeRandomList(StringBuilder out, Node head) {
        Map<Node, Integer> places = new IdentityHashMap<>();
        List<Node> nodes = new ArrayList<>();
        String fault = null;
        for (Node node = head; node != null && fault == null; node = node.next) {
            if (given.contains(node)) fault = "a list that shares nodes with the one that was given";
            else if (places.put(node, nodes.size()) != null) fault = "a list with a cycle";
            nodes.add(node);
        }
        List<List<Integer>> pairs = new ArrayList<>();
        for (Node node : nodes) {
            if (node.random != null && !places.containsKey(node.random)) fault = fault == null ? "a list with a random link that leads out of it" : fault;
            pairs.add(Arrays.asList(node.val, places.get(node.random)));
        }
        if (fault != null) quote(out, fault);
        else write(out, pairs, Object.class);
    }

`;

/** The code of the Java driver that creates and writes lists, trees and graphs. */
export const JAVA_NODES = MAKE_LISTS + MAKE_GRAPHS + WRITE_LISTS + WRITE_GRAPHS;

/** The same for lists and trees only. */
export const JAVA_LISTS = MAKE_LISTS + WRITE_LISTS;
