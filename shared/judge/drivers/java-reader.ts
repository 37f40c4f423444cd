/** How the driver in Java reads its cases, and the end of its class. */
export const JAVA_READER = String.raw`    static Node toRandomList(List<?> pairs) {
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

    /** JSON, of which numbers are Long or Double. */
    static class Reader {
        final String text;
        int at = 0;

        Reader(String text) { this.text = text; }

        Object value() {
            char sign = text.charAt(at);
            if (sign == '[') {
                List<Object> items = new ArrayList<>();
                at++;
                while (text.charAt(at) != ']') {
                    if (text.charAt(at) == ',') at++;
                    items.add(value());
                }
                at++;
                return items;
            }
            if (sign == '"') return string();
            for (String word : new String[] {"true", "false", "null"})
                if (text.startsWith(word, at)) {
                    at += word.length();
                    return word.equals("null") ? null : (Object) word.equals("true");
                }
            int start = at;
            while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
            String number = text.substring(start, at);
            if (number.matches("-?\\d+")) return Long.valueOf(number);
            return Double.valueOf(number);
        }

        String string() {
            StringBuilder read = new StringBuilder();
            at++;
            while (text.charAt(at) != '"') {
                char sign = text.charAt(at++);
                if (sign != '\\') {
                    read.append(sign);
                    continue;
                }
                sign = text.charAt(at++);
                switch (sign) {
                    case 'n' -> read.append('\n');
                    case 't' -> read.append('\t');
                    case 'r' -> read.append('\r');
                    case 'b' -> read.append('\b');
                    case 'f' -> read.append('\f');
                    case 'u' -> {
                        read.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                        at += 4;
                    }
                    default -> read.append(sign);
                }
            }
            at++;
            return read.toString();
        }
    }
}
`;
