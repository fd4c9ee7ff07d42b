package org.marshal4j.blackbox.reference;

import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A class whose values hold no other objects, as the tests know it: a row of {@link Leaves}. It writes down the wire
 * format once more, so that no code of the runtime or the processor is used.
 *
 * @param wireType the text of its wire type where it may be null
 * @param size the number of bytes of each value without a presence byte; 0 if it varies
 * @param isOrdered whether sets and maps sorted in natural order, or ordered by hash codes, can hold it
 * @param nullBytes the bytes that mean null; none if a presence byte does
 * @param values makes random values
 * @param encode writes a value without a presence byte
 * @param extremes values that nobody expects, each under a description
 * @param seen what two equal values have in common
 */
public record Leaf<X>(
        Class<X> type,
        String wireType,
        int size,
        boolean isOrdered,
        byte[] nullBytes,
        Function<LeafRandom, X> values,
        BiConsumer<X, PlainBytes> encode,
        Map<String, X> extremes,
        Function<X, Object> seen) {

    /** A class whose values always take this number of bytes. */
    static <X> Leaf<X> fixed(Class<X> type, String wireType, int size) {
        return of(type, wireType, size, new byte[0]);
    }

    /** The same, but null is written as zeros without a presence byte. */
    static <X> Leaf<X> fixedWithNull(Class<X> type, String wireType, int size) {
        return of(type, wireType, size, new byte[size]);
    }

    /** A class whose values begin with a count, which is −1 for null. */
    static <X> Leaf<X> counted(Class<X> type, String wireType) {
        return varying(type, wireType, 0x80, 0);
    }

    /** A class whose values vary in size. They follow a presence byte unless other bytes mean null. */
    static <X> Leaf<X> varying(Class<X> type, String wireType, int... nullBytes) {
        byte[] bytes = new byte[nullBytes.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) nullBytes[i];
        }
        return of(type, wireType, 0, bytes);
    }

    private static <X> Leaf<X> of(Class<X> type, String wireType, int size, byte[] nullBytes) {
        boolean ordered = Comparable.class.isAssignableFrom(type);
        return new Leaf<>(type, wireType, size, ordered, nullBytes, null, null, Map.of(), value -> value);
    }

    Leaf<X> unordered() {
        return new Leaf<>(type, wireType, size, false, nullBytes, values, encode, extremes, seen);
    }

    Leaf<X> values(Function<LeafRandom, X> made) {
        return new Leaf<>(type, wireType, size, isOrdered, nullBytes, made, encode, extremes, seen);
    }

    Leaf<X> bytes(BiConsumer<X, PlainBytes> written) {
        return new Leaf<>(type, wireType, size, isOrdered, nullBytes, values, written, extremes, seen);
    }

    Leaf<X> extreme(String what, X value) {
        Map<String, X> more = new LinkedHashMap<>(extremes);
        more.put(what, value);
        return new Leaf<>(type, wireType, size, isOrdered, nullBytes, values, encode, more, seen);
    }

    /** For a class without an equals method, or with one that ignores something. */
    Leaf<X> seenAs(Function<X, Object> view) {
        return new Leaf<>(type, wireType, size, isOrdered, nullBytes, values, encode, extremes, view);
    }

    /** Returns how a field of this class is declared. */
    public String declared() {
        String parameters = "?, ".repeat(type.getTypeParameters().length);
        String name = type.getPackageName().equals("java.lang") ? type.getSimpleName() : type.getName();
        return parameters.isEmpty() ? name : name + "<" + parameters.substring(0, parameters.length() - 2) + ">";
    }

    boolean hasPresence() {
        return nullBytes.length == 0;
    }

    /** Returns the number of bytes in a block, or −1 if it varies. */
    int sizeInBlock(boolean required) {
        return size == 0 ? -1 : hasPresence() && !required ? size + 1 : size;
    }

    /** Returns the bytes of a value, or those of null where it is allowed. */
    public byte[] encoded(Object value, boolean required) {
        PlainBytes out = new PlainBytes();
        if (value == null) {
            return hasPresence() ? new byte[1 + size] : nullBytes;
        }
        if (hasPresence() && !required) {
            out.int8(1);
        }
        encode.accept(type.cast(value), out);
        return out.toByteArray();
    }

    /** Whether an object of that class counts as a value of this one. */
    boolean holds(Object value) {
        return Modifier.isAbstract(type.getModifiers()) ? type.isInstance(value) : type == value.getClass();
    }

    boolean isSame(Object one, Object other) {
        return Objects.equals(seen.apply(type.cast(one)), seen.apply(type.cast(other)));
    }

    @Override
    public String toString() {
        return declared();
    }
}
