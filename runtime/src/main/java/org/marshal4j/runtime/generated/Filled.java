package org.marshal4j.runtime.generated;

import java.lang.reflect.Array;
import java.util.BitSet;
import java.util.Collection;
import java.util.Date;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.value.StringBuffers;

/**
 * Fills final fields that no constructor takes: the value that was read goes into the object that the field already
 * holds, and the field itself is never assigned. Usually that object was read into directly, and nothing is left to do.
 *
 * <p>All methods throw a {@link MarshalException} that names the field: MARSHAL206 if null was read and the field is
 * not null, MARSHAL224 if the object in the field cannot take the value.
 */
@SuppressWarnings("ReferenceEquality") // the field must hold this very object
public final class Filled {
    private Filled() {}

    /** Checks that the object in a field is the one that was read into. */
    public static void same(String name, @Nullable Object current, @Nullable Object read) {
        if (read != current) {
            present(name, read);
            throw refused(
                    name, "an object of " + target(name, current).getClass().getName() + ", which cannot be read into");
        }
    }

    /** Gives the object in a field the state of another object of its class. */
    public static <T> void again(String name, Marshaller<T> marshaller, @Nullable T current, @Nullable T like) {
        if (like != current) {
            byte[] state = marshaller.toByteArray(present(name, like));
            marshaller.readInto(target(name, current), state);
        }
    }

    /**
     * Fills a collection with elements that were read; MARSHAL214 if it does not accept one of them.
     *
     * @param limits the limits of the read
     */
    public static <E extends @Nullable Object> void into(
            String name, @Nullable Collection<E> current, @Nullable Collection<? extends E> read, ReadLimits limits) {
        fill(name, current, read, limits);
    }

    /** Fills a collection with copies of elements. */
    public static <E extends @Nullable Object> void into(
            String name, @Nullable Collection<E> current, @Nullable Collection<? extends E> copied) {
        fill(name, current, copied, null);
    }

    private static <E extends @Nullable Object> void fill(
            String name,
            @Nullable Collection<E> current,
            @Nullable Collection<? extends E> read,
            @Nullable ReadLimits limits) {
        if (read == current) {
            return;
        }
        Collection<? extends E> elements = present(name, read);
        Collection<E> target = target(name, current);
        if (Views.isOne(target)) {
            throw unchangeable(name, target);
        }
        try {
            Contents.replace(name, target, elements, limits);
        } catch (UnsupportedOperationException e) {
            throw unchangeable(name, target, e);
        }
    }

    /**
     * Fills a map with entries that were read; MARSHAL214 if it does not accept one of them.
     *
     * @param limits the limits of the read
     */
    public static <K extends @Nullable Object, V extends @Nullable Object> void into(
            String name, @Nullable Map<K, V> current, @Nullable Map<? extends K, ? extends V> read, ReadLimits limits) {
        fill(name, current, read, limits);
    }

    /** Fills a map with copies of entries. */
    public static <K extends @Nullable Object, V extends @Nullable Object> void into(
            String name, @Nullable Map<K, V> current, @Nullable Map<? extends K, ? extends V> copied) {
        fill(name, current, copied, null);
    }

    private static <K extends @Nullable Object, V extends @Nullable Object> void fill(
            String name,
            @Nullable Map<K, V> current,
            @Nullable Map<? extends K, ? extends V> read,
            @Nullable ReadLimits limits) {
        if (read == current) {
            return;
        }
        Map<? extends K, ? extends V> entries = present(name, read);
        Map<K, V> target = target(name, current);
        if (Views.isOne(target)) {
            throw unchangeable(name, target);
        }
        try {
            Contents.replace(name, target, entries, limits);
        } catch (UnsupportedOperationException e) {
            throw unchangeable(name, target, e);
        }
    }

    /** Copies an array that was read into the field's array, which must have the same length. */
    public static void array(String name, @Nullable Object current, @Nullable Object read) {
        if (read == current) {
            return;
        }
        int count = Array.getLength(present(name, read));
        Object target = target(name, current);
        int length = Array.getLength(target);
        if (count != length) {
            throw refused(name, "an array of length " + length + ", and " + count + " elements were read");
        }
        System.arraycopy(read, 0, target, 0, length);
    }

    /** Fills a text. */
    public static void into(String name, @Nullable StringBuilder current, @Nullable StringBuilder read) {
        if (read != current) {
            StringBuilder text = present(name, read);
            StringBuilder target = target(name, current);
            target.setLength(0);
            target.append(text);
        }
    }

    /** Fills a text. */
    public static void into(String name, @Nullable StringBuffer current, @Nullable StringBuffer read) {
        if (read != current) {
            String text = present(name, read).toString();
            StringBuffers.fill(target(name, current), text);
        }
    }

    /** Fills a set of bits. */
    public static void into(String name, @Nullable BitSet current, @Nullable BitSet read) {
        if (read != current) {
            BitSet bits = present(name, read);
            BitSet target = target(name, current);
            target.clear();
            target.or(bits);
        }
    }

    /** Sets a date, or an SQL date or time. */
    @SuppressWarnings("JavaUtilDate") // users have fields of this type
    public static void into(String name, @Nullable Date current, @Nullable Date read) {
        if (read != current) {
            long millis = present(name, read).getTime();
            target(name, current).setTime(millis);
        }
    }

    /** Sets a number. */
    public static void into(String name, @Nullable AtomicInteger current, @Nullable AtomicInteger read) {
        if (read != current) {
            int value = present(name, read).get();
            target(name, current).set(value);
        }
    }

    /** Sets a number. */
    public static void into(String name, @Nullable AtomicLong current, @Nullable AtomicLong read) {
        if (read != current) {
            long value = present(name, read).get();
            target(name, current).set(value);
        }
    }

    /** Sets a boolean. */
    public static void into(String name, @Nullable AtomicBoolean current, @Nullable AtomicBoolean read) {
        if (read != current) {
            boolean value = present(name, read).get();
            target(name, current).set(value);
        }
    }

    /** Sets a reference. */
    public static <T extends @Nullable Object> void into(
            String name, @Nullable AtomicReference<T> current, @Nullable AtomicReference<? extends T> read) {
        if (read != current) {
            T value = present(name, read).get();
            target(name, current).set(value);
        }
    }

    private static <T> T present(String name, @Nullable T read) {
        if (read == null) {
            throw new MarshalException(
                    RuntimeProblem.NULL_ON_READ, name, "null, but the field is final and holds a value");
        }
        return read;
    }

    private static <T> T target(String name, @Nullable T current) {
        if (current == null) {
            throw refused(name, "null, and a value was read");
        }
        return current;
    }

    private static MarshalException unchangeable(String name, Object target, UnsupportedOperationException cause) {
        MarshalException refused = unchangeable(name, target);
        refused.initCause(cause);
        return refused;
    }

    private static MarshalException unchangeable(String name, Object target) {
        return refused(
                name,
                "a " + target.getClass().getName()
                        + ", which cannot be changed, or only together with what it is a view of");
    }

    private static MarshalException refused(String name, String what) {
        return new MarshalException(RuntimeProblem.NOT_FILLED, name, "the final field holds " + what);
    }
}
