package org.marshal4j.blackbox.reference;

import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A class whose values hold no others, as the tests know it: a row of {@link Leaves}. The wire format is written down
 * here once more, so that nothing of the runtime or the processor is used.
 *
 * @param wireType the text of its wire type where it may be null
 * @param size bytes of each value, without a presence byte; 0 if they vary
 * @param isOrdered whether sets and maps in natural order, or in that of hash values, can hold it
 * @param nullBytes the bytes that mean null; none if a presence byte does that
 * @param values makes random values
 * @param encode writes a value, without a presence byte
 * @param extremes values that nobody expects, under words that tell what they are
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

    /** One whose values always take so many bytes. */
    static <X> Leaf<X> fixed(Class<X> type, String wireType, int size) {
        return of(type, wireType, size, new byte[0]);
    }

    /** The same, with a null of zeros that is not a presence byte. */
    static <X> Leaf<X> fixedWithNull(Class<X> type, String wireType, int size) {
        return of(type, wireType, size, new byte[size]);
    }

    /** One that begins with a count, which is −1 for null. */
    static <X> Leaf<X> counted(Class<X> type, String wireType) {
        return varying(type, wireType, 0x80, 0);
    }

    /** One whose values vary in size; after a presence byte, if nothing else means null. */
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

    /** For a class that has no equals, or one that leaves something out. */
    Leaf<X> seenAs(Function<X, Object> view) {
        return new Leaf<>(type, wireType, size, isOrdered, nullBytes, values, encode, extremes, view);
    }

    /** How a field of it is declared. */
    public String declared() {
        String parameters = "?, ".repeat(type.getTypeParameters().length);
        String name = type.getPackageName().equals("java.lang") ? type.getSimpleName() : type.getName();
        return parameters.isEmpty() ? name : name + "<" + parameters.substring(0, parameters.length() - 2) + ">";
    }

    boolean hasPresence() {
        return nullBytes.length == 0;
    }

    /** Bytes in a block; −1 if they vary. */
    int sizeInBlock(boolean required) {
        return size == 0 ? -1 : hasPresence() && !required ? size + 1 : size;
    }

    /** The bytes of a value, or of null unless that is refused. */
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

    /** Whether an object of that class is to be looked at as a value of this one. */
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
