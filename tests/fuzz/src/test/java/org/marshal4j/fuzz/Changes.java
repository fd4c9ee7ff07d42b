package org.marshal4j.fuzz;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Changes to the value of a field that can be repeated: they leave nothing behind that was not there before. */
final class Changes {
    private static final int MANY = 40;

    private Changes() {}

    /** Returns the changes for a container, a buffer or a text that can be changed; null for other values. */
    static Runnable of(Object held) {
        Runnable change = candidate(held);
        try {
            if (change != null) {
                change.run();
            }
            return change;
        } catch (RuntimeException e) {
            // It is immutable.
            return null;
        }
    }

    @SuppressWarnings("unchecked") // only its own elements are added to it
    private static Runnable candidate(Object held) {
        if (held instanceof Map<?, ?> map) {
            return map.isEmpty() ? null : ofMap((Map<Object, Object>) map);
        }
        if (held instanceof Collection<?> collection) {
            return collection.isEmpty() ? null : ofCollection((Collection<Object>) collection);
        }
        if (held instanceof StringBuilder text) {
            return () -> {
                text.setLength(0);
                text.append("é€x\uD83D\uDE00".repeat(MANY));
                text.deleteCharAt(text.length() / 2);
                text.append("x".repeat(MANY));
            };
        }
        if (held instanceof BitSet bits) {
            return () -> {
                bits.clear();
                bits.set(3, 300);
                bits.clear(100, 300);
            };
        }
        if (held instanceof ByteBuffer bytes && bytes.capacity() > 0) {
            return () -> {
                bytes.clear();
                bytes.position(bytes.capacity() / 2);
                bytes.limit(bytes.position());
            };
        }
        return null;
    }

    private static Runnable ofCollection(Collection<Object> collection) {
        List<Object> elements = new ArrayList<>(collection);
        return () -> {
            collection.clear();
            collection.addAll(elements);
            for (int i = 0; i < MANY && collection instanceof List; i++) {
                collection.add(elements.get(i % elements.size()));
            }
            collection.remove(elements.get(0));
        };
    }

    private static Runnable ofMap(Map<Object, Object> map) {
        List<Map.Entry<Object, Object>> entries = new ArrayList<>();
        map.forEach((key, value) -> entries.add(new java.util.AbstractMap.SimpleEntry<>(key, value)));
        return () -> {
            map.clear();
            entries.forEach(entry -> map.put(entry.getKey(), entry.getValue()));
            map.remove(entries.get(0).getKey());
        };
    }
}
