/** The common part of the Java driver; comes after the part that depends on the problem. */
export const JAVA_RUNTIME = String.raw`
    static final Set<Node> given = Collections.newSetFromMap(new IdentityHashMap<>());

    public static void main(String[] arguments) throws Throwable {
        var input = new java.io.BufferedReader(new java.io.InputStreamReader(System.in, java.nio.charset.StandardCharsets.UTF_8), 1 << 16);
        String[] header = input.readLine().split(" ");
        int repeat = Integer.parseInt(header[1]);
        Class<?> type = Class.forName(CLASS);
        for (String line; (line = input.readLine()) != null && !line.isEmpty();) {
            given.clear();
            StringBuilder out = new StringBuilder();
            long taken = METHOD == null ? play(type, line, repeat, out) : call(type, line, repeat, out);
            System.out.print("\n" + header[0] + " " + taken + " " + out + "\n");
            System.out.flush();
        }
    }

    static long call(Class<?> type, String line, int repeat, StringBuilder out) throws Throwable {
        java.lang.reflect.Method method = find(type, METHOD);
        java.lang.reflect.Method decoder = DECODER == null ? null : find(type, DECODER);
        Object[][] prepared = new Object[repeat][];
        Object[] objects = new Object[repeat];
        Object[] others = new Object[repeat];
        for (int time = 0; time < repeat; time++) {
            prepared[time] = take(method.getGenericParameterTypes(), (List<?>) new Reader(line).value(), 0);
            objects[time] = create(type, new Object[0]);
            if (decoder != null) others[time] = create(type, new Object[0]);
        }
        Object returned = null;
        long start = System.nanoTime();
        try {
            for (int time = 0; time < repeat; time++) {
                returned = method.invoke(objects[time], prepared[time]);
                if (decoder != null) returned = decoder.invoke(others[time], returned);
            }
        } catch (java.lang.reflect.InvocationTargetException thrown) {
            throw thrown.getCause();
        }
        long taken = System.nanoTime() - start;
        List<Object> answers = new ArrayList<>();
        boolean isVoid = VOIDS.contains(METHOD);
        if (!isVoid || IN_PLACE.length == 0) answers.add(isVoid ? null : new Typed(returned, (decoder == null ? method : decoder).getReturnType()));
        for (int place : IN_PLACE) answers.add(new Typed(prepared[repeat - 1][place], method.getParameterTypes()[place]));
        write(out, answers.size() == 1 ? answers.get(0) : answers);
        return taken;
    }

    static long play(Class<?> type, String line, int repeat, StringBuilder out) throws Throwable {
        List<Object> answers = null;
        List<List<?>> cases = new ArrayList<>();
        for (int time = 0; time < repeat; time++) cases.add((List<?>) new Reader(line).value());
        long start = System.nanoTime();
        try {
            for (List<?> calls : cases) {
                answers = new ArrayList<>();
                Object object = null;
                for (Object one : calls) {
                    List<?> call = (List<?>) one;
                    if (object == null) {
                        var constructor = type.getDeclaredConstructors()[0];
                        object = create(type, take(constructor.getGenericParameterTypes(), call, 1));
                        answers.add(null);
                        continue;
                    }
                    java.lang.reflect.Method method = find(type, (String) call.get(0));
                    Object returned = method.invoke(object, take(method.getGenericParameterTypes(), call, 1));
                    answers.add(VOIDS.contains(method.getName()) ? null : new Typed(returned, method.getReturnType()));
                }
            }
        } catch (java.lang.reflect.InvocationTargetException thrown) {
            throw thrown.getCause();
        }
        long taken = System.nanoTime() - start;
        write(out, answers);
        return taken;
    }

    static Object create(Class<?> type, Object[] values) throws ReflectiveOperationException {
        var constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        return constructor.newInstance(values);
    }

    static java.lang.reflect.Method find(Class<?> type, String name) throws NoSuchMethodException {
        for (var method : type.getDeclaredMethods())
            if (method.getName().equals(name)) {
                method.setAccessible(true);
                return method;
            }
        throw new NoSuchMethodException(type.getName() + " has no method " + name);
    }

    static Object[] take(java.lang.reflect.Type[] types, List<?> values, int from) {
        Object[] taken = new Object[types.length];
        for (int index = 0; index < types.length; index++) taken[index] = take(types[index], values.get(index + from));
        return taken;
    }

    static Object take(java.lang.reflect.Type wanted, Object value) {
        if (wanted instanceof java.lang.reflect.ParameterizedType generic) {
            List<Object> list = new ArrayList<>();
            for (Object item : (List<?>) value) list.add(take(generic.getActualTypeArguments()[0], item));
            return list;
        }
        Class<?> type = (Class<?>) wanted;
        if (type.isArray()) {
            List<?> items = (List<?>) value;
            Object array = java.lang.reflect.Array.newInstance(type.getComponentType(), items.size());
            for (int index = 0; index < items.size(); index++)
                java.lang.reflect.Array.set(array, index, take(type.getComponentType(), items.get(index)));
            return array;
        }
        if (type == int.class || type == Integer.class) return ((Number) value).intValue();
        if (type == long.class || type == Long.class) return value instanceof String text ? Long.parseLong(text) : ((Number) value).longValue();
        if (type == double.class || type == Double.class) return ((Number) value).doubleValue();
        if (type == char.class || type == Character.class) return ((String) value).charAt(0);
        if (type == ListNode.class) return toList((List<?>) value);
        if (type == TreeNode.class) return toTree((List<?>) value);
        if (type == Node.class) return IS_RANDOM_LIST ? toRandomList((List<?>) value) : toGraph((List<?>) value);
        return value;
    }

    /** A null is an empty list or tree where its type is one. */
    record Typed(Object value, Class<?> type) {}

    static void write(StringBuilder out, Object value) {
        if (value instanceof Typed typed) {
            if (typed.value() == null && (typed.type() == ListNode.class || typed.type() == TreeNode.class || typed.type() == Node.class)) out.append("[]");
            else write(out, typed.value());
        } else if (value == null || value instanceof Boolean || value instanceof Integer) out.append(value);
        else if (value instanceof Long number) write(out, number.longValue());
        else if (value instanceof Double number) out.append(number.isNaN() || number.isInfinite() ? "\"" + number + "\"" : number.toString());
        else if (value instanceof String || value instanceof Character) quote(out, value.toString());
        else if (value.getClass().isArray()) {
            List<Object> items = new ArrayList<>();
            for (int index = 0; index < java.lang.reflect.Array.getLength(value); index++) items.add(java.lang.reflect.Array.get(value, index));
            write(out, items, value.getClass().getComponentType());
        } else if (value instanceof Collection<?> items) write(out, items, Object.class);
        else if (value instanceof ListNode head) writeList(out, head);
        else if (value instanceof TreeNode root) writeTree(out, root);
        else if (value instanceof Node head && IS_RANDOM_LIST) writeRandomList(out, head);
        else if (value instanceof Node first) writeGraph(out, first);
        else throw new IllegalStateException(value.getClass() + " is no value that can be returned here");
    }

    static void write(StringBuilder out, Collection<?> items, Class<?> type) {
        out.append('[');
        boolean isFirst = true;
        for (Object item : items) {
            if (!isFirst) out.append(',');
            isFirst = false;
            write(out, item instanceof Typed || item == null && type == Object.class ? item : new Typed(item, type));
        }
        out.append(']');
    }

    static void write(StringBuilder out, long value) {
        String quote = value > 1L << 53 || value < -(1L << 53) ? "\"" : "";
        out.append(quote).append(value).append(quote);
    }

    static void quote(StringBuilder out, String text) {
        out.append('"');
        for (char sign : text.toCharArray()) {
            if (sign == '"' || sign == '\\') out.append('\\').append(sign);
            else if (sign < 32) out.append(String.format("\\u%04x", (int) sign));
            else out.append(sign);
        }
        out.append('"');
    }

`;
