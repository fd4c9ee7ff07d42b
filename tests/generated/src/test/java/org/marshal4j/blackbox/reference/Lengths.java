package org.marshal4j.blackbox.reference;

import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;

/** Shortens values to the limits of an annotation. */
final class Lengths {
    private Lengths() {}

    /** Returns the value, or its first bytes of UTF-8, elements or entries, up to a limit. */
    static Object limited(Object value, int most) {
        if (value instanceof StringBuilder text) {
            return new StringBuilder(limited(text.toString(), most));
        }
        if (value instanceof StringBuffer text) {
            return new StringBuffer(limited(text.toString(), most));
        }
        if (value instanceof CharSequence text) {
            return limited(text.toString(), most);
        }
        if (value instanceof Collection<?> collection) {
            limit(collection, most);
        } else if (value instanceof Map<?, ?> map) {
            limit(map.entrySet(), most);
        } else if (value != null && value.getClass().isArray() && Array.getLength(value) > most) {
            Object shorter = Array.newInstance(value.getClass().getComponentType(), most);
            System.arraycopy(value, 0, shorter, 0, most);
            return shorter;
        }
        return value;
    }

    /** Returns as many of the first characters as fit. */
    static String limited(String text, int most) {
        String fits = text;
        while (fits.getBytes(StandardCharsets.UTF_8).length > most) {
            fits = fits.substring(0, fits.offsetByCodePoints(fits.length(), -1));
        }
        return fits;
    }

    private static void limit(Collection<?> collection, int most) {
        if (collection instanceof java.util.concurrent.CopyOnWriteArrayList<?> list) {
            list.subList(Math.min(most, list.size()), list.size()).clear();
            return;
        }
        if (collection instanceof java.util.concurrent.CopyOnWriteArraySet<?> set) {
            set.retainAll(new ArrayList<>(set).subList(0, Math.min(most, set.size())));
            return;
        }
        Iterator<?> each = collection.iterator();
        for (int i = 0; each.hasNext(); i++) {
            each.next();
            if (i >= most) {
                each.remove();
            }
        }
    }
}
