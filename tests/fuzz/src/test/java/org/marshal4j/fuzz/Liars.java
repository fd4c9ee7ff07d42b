package org.marshal4j.fuzz;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;
import java.util.stream.Stream;

/** Collections, maps and texts that lie about their size, or throw when they are asked something. */
final class Liars {
    private Liars() {}

    /** Returns all liars that can replace this value in a field of that type. The list is empty if only classes can. */
    static Map<String, Object> of(Class<?> declared, Object honest) {
        Map<String, Object> liars = new LinkedHashMap<>();
        if (declared == CharSequence.class && honest != null) {
            addTexts(honest.toString(), liars);
        } else if (declared == ArrayList.class && honest != null) {
            for (int size : sizes(((Collection<?>) honest).size())) {
                liars.put("an ArrayList of size " + size, new LyingList((Collection<?>) honest, size));
            }
        } else if (declared.isInterface() && (honest instanceof Collection || honest instanceof Map)) {
            addContainers(declared, honest, liars);
        } else if (declared == Map.Entry.class && honest != null) {
            for (String method : List.of("getKey", "getValue")) {
                addThrowing(declared, honest, method, liars);
            }
        }
        return liars;
    }

    private static int[] sizes(int honest) {
        return new int[] {honest + 1, honest - 1, honest + 1000, -1, -2, Integer.MIN_VALUE, Integer.MAX_VALUE};
    }

    private static void addContainers(Class<?> declared, Object honest, Map<String, Object> liars) {
        int honestSize = honest instanceof Map<?, ?> map ? map.size() : ((Collection<?>) honest).size();
        for (int size : sizes(honestSize)) {
            liars.put("one of size " + size + " for " + honestSize, proxy(declared, honest, "size", () -> size));
            if (declared == List.class) {
                liars.put(
                        "a fast one of size " + size + " for " + honestSize,
                        proxy(declared, honest, "size", () -> size, RandomAccess.class));
            }
        }
        for (String method : List.of("size", "iterator", "entrySet", "get", "isEmpty", "hasNext", "next", "getKey")) {
            addThrowing(declared, honest, method, liars);
        }
        liars.put("one without an iterator", proxy(declared, honest, "iterator", () -> null));
        liars.put("one without entries", proxy(declared, honest, "entrySet", () -> null));
        liars.put("one that never ends", proxy(declared, honest, "hasNext", () -> true));
    }

    private static void addThrowing(Class<?> declared, Object honest, String method, Map<String, Object> liars) {
        liars.put("one that throws in " + method, proxy(declared, honest, method, () -> {
            throw new Thrown();
        }));
        liars.put("one that throws an error in " + method, proxy(declared, honest, method, () -> {
            throw new Thrown.AnError();
        }));
    }

    private static void addTexts(String honest, Map<String, Object> liars) {
        liars.put("a text that is longer each time", new LyingText(honest, 1));
        liars.put("a text that is shorter each time", new LyingText(honest + "long enough to be so for a while", -1));
        liars.put("a text of no length", new LyingText(honest, Integer.MIN_VALUE));
        liars.put("a text that throws", proxy(CharSequence.class, honest + "x", "charAt", () -> {
            throw new Thrown();
        }));
        liars.put("a text that throws an error", proxy(CharSequence.class, honest + "x", "length", () -> {
            throw new Thrown.AnError();
        }));
    }

    /** What one method returns. */
    private interface Answer {
        Object get();
    }

    /** Wraps the object in a proxy of its interfaces that changes one method, also in its iterators and entries. */
    private static Object proxy(Class<?> type, Object honest, String method, Answer answer, Class<?>... more) {
        Class<?>[] types = Stream.concat(Stream.of(type), Stream.of(more)).toArray(Class<?>[]::new);
        return Proxy.newProxyInstance(Liars.class.getClassLoader(), types, (self, called, arguments) -> {
            if (called.getName().equals(method)) {
                return answer.get();
            }
            Object result = call(honest, called, arguments);
            boolean within = result != null
                    && (called.getName().equals("iterator")
                            || called.getName().equals("next") && result instanceof Map.Entry
                            || called.getName().equals("entrySet"));
            return within ? proxy(interfaceOf(result), result, method, answer) : result;
        });
    }

    private static Class<?> interfaceOf(Object result) {
        return result instanceof Set
                ? Set.class
                : result instanceof Map.Entry ? Map.Entry.class : java.util.Iterator.class;
    }

    private static Object call(Object honest, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(honest, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static final class LyingList extends ArrayList<Object> {
        private static final long serialVersionUID = 1;
        private final int size;

        LyingList(Collection<?> honest, int size) {
            super(honest);
            this.size = size;
        }

        @Override
        public int size() {
            return size;
        }
    }

    /** Returns another length each time it is asked. */
    private static final class LyingText implements CharSequence {
        private final String honest;
        private final int more;
        private int asked;

        LyingText(String honest, int more) {
            this.honest = honest + "x";
            this.more = more;
        }

        @Override
        public int length() {
            return honest.length() + more * (asked++ / 100);
        }

        @Override
        public char charAt(int index) {
            return honest.charAt(index % honest.length());
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return honest.subSequence(start, end);
        }

        @Override
        public String toString() {
            return honest;
        }
    }
}
