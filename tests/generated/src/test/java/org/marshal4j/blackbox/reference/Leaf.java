package org.marshal4j.blackbox.reference;

import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * A class whose values hold no other objects, as the tests know it: a row of {@link Leaves}. It writes down the wire
 * format once more, so that no code of the runtime or the processor is used.
 */
public final class Leaf<X> {
    private final Class<X> type;
    private final String wireType;
    private final int size;
    private final byte[] nullBytes;
    private final Map<String, X> extremes = new LinkedHashMap<>();
    private boolean isOrdered;
    private Function<LeafRandom, X> values;
    private BiConsumer<X, PlainBytes> encode;
    private Function<X, Object> seen = value -> value;
    private Function<X, Object> neutral;
    private IntFunction<X> sameHashes;
    private int tag;
    private boolean isText;

    private Leaf(Class<X> type, String wireType, int size, byte[] nullBytes) {
        this.type = type;
        this.wireType = wireType;
        this.size = size;
        this.nullBytes = nullBytes;
        this.isOrdered = Comparable.class.isAssignableFrom(type);
    }

    /** A class whose values always take this number of bytes. */
    static <X> Leaf<X> fixed(Class<X> type, String wireType, int size) {
        return new Leaf<>(type, wireType, size, new byte[0]);
    }

    /** The same, but null is written as zeros without a presence byte. */
    static <X> Leaf<X> fixedWithNull(Class<X> type, String wireType, int size) {
        return new Leaf<>(type, wireType, size, new byte[size]);
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
        return new Leaf<>(type, wireType, 0, bytes);
    }

    Leaf<X> unordered() {
        isOrdered = false;
        return this;
    }

    Leaf<X> values(Function<LeafRandom, X> made) {
        values = made;
        return this;
    }

    Leaf<X> bytes(BiConsumer<X, PlainBytes> written) {
        encode = written;
        return this;
    }

    /** Adds a value that nobody expects. */
    Leaf<X> extreme(String what, X value) {
        extremes.put(what, value);
        return this;
    }

    /** For a class without an equals method, or with one that ignores something. */
    Leaf<X> seenAs(Function<X, Object> view) {
        seen = view;
        return this;
    }

    /** For a class that dynamic values may be of: the number before such a value. */
    Leaf<X> dynamic(int number) {
        tag = number;
        return this;
    }

    /** For a class whose values are texts in Chronicle Wire and in tables. */
    Leaf<X> text() {
        isText = true;
        return this;
    }

    /** For a class of which anybody can make different values with one hash code: the values, by their numbers. */
    Leaf<X> sameHashes(IntFunction<X> made) {
        sameHashes = made;
        return this;
    }

    /** The value in JSON, as Python makes it too: a Number, a String, or an array of such, for a list. */
    Leaf<X> neutral(Function<X, Object> json) {
        neutral = json;
        return this;
    }

    /** The class. */
    public Class<X> type() {
        return type;
    }

    /** The text of its wire type where it may be null. */
    public String wireType() {
        return wireType;
    }

    /** Whether sets and maps sorted in natural order, or ordered by hash codes, can hold it. */
    public boolean isOrdered() {
        return isOrdered;
    }

    /** Makes random values. */
    public Function<LeafRandom, X> values() {
        return values;
    }

    /** Values that nobody expects, each under a description. */
    public Map<String, X> extremes() {
        return extremes;
    }

    /** What two equal values have in common. */
    public Function<X, Object> seen() {
        return seen;
    }

    /** Whether its values are texts in Chronicle Wire and in tables. */
    public boolean isText() {
        return isText;
    }

    /** The tag of dynamic values; 0 if there is none. */
    int tag() {
        return tag;
    }

    /** Different values with one hash code; null if nobody can make them, or {@link SameHashes} has them. */
    IntFunction<X> sameHashes() {
        return sameHashes;
    }

    /** The value in JSON; null if {@link NeutralLeaf} makes it. */
    Object neutral(Object value) {
        return neutral == null ? null : neutral.apply(type.cast(value));
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
