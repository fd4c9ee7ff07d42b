package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.ClassName;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Option;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;

/**
 * A class of the JDK or of Chronicle whose values contain no others, with everything the processor knows of it.
 *
 * @param name its qualified name
 * @param runtime the class that generated code calls for it
 * @param wireType its wire type, given the limit and whether null is possible
 * @param bytes the size of a value, and how null is written
 * @param supportedOptions the annotations that have an effect on it
 * @param isImmutable whether its values are never refilled: reading keeps the current value, or returns another one
 * @param isOrdered whether a hash table quickly tells apart any number of them: by their order, since the class is
 *     {@link Comparable} to itself, or because few enough share a hash code
 * @param spelling how it becomes a text in Chronicle Wire, if Wire has no form for it
 */
public record LeafType(
        String name,
        ClassName runtime,
        BiFunction<Integer, Boolean, WireType> wireType,
        Bytes bytes,
        Set<Option> supportedOptions,
        boolean isImmutable,
        boolean isOrdered,
        Optional<Spelling> spelling) {

    /** The size of a value, and how null is written. */
    public sealed interface Bytes permits Fixed, Counted, Marked {}

    /**
     * Always the same number of bytes.
     *
     * @param size that number, without a presence byte
     * @param hasNull whether some of these bytes mean null, so that there is no presence byte
     */
    public record Fixed(int size, boolean hasNull) implements Bytes {}

    /** Any number of bytes, with a form for null. */
    public record Counted() implements Bytes {}

    /**
     * Any number of bytes, after a presence byte.
     *
     * @param least the smallest number of bytes, without the presence byte
     */
    public record Marked(int least) implements Bytes {}

    /**
     * How values become texts.
     *
     * @param support the class of marshal4j-wire whose method {@code text} does it; none if {@code toString} does
     * @param parse the static method of that class, or of the type itself, that turns a text into a value
     */
    public record Spelling(Optional<String> support, String parse) {}

    static LeafType fixed(String name, String runtime, ValueKind kind) {
        return of(
                name,
                Names.value(runtime),
                (max, nullable) -> new WireType.Value(kind, nullable),
                new Fixed(kind.size(), kind.hasNull()));
    }

    /** A class that is written as a primitive. */
    static LeafType fixed(String name, String runtime, PrimitiveKind kind) {
        return of(
                name,
                Names.value(runtime),
                (max, nullable) -> new WireType.Primitive(kind, nullable),
                new Fixed(kind.size(), false));
    }

    static LeafType text(String name, ClassName runtime, TextKind kind) {
        return of(name, runtime, (max, nullable) -> new WireType.Text(kind, max, nullable), new Counted());
    }

    /** A class with a form of its own for null. */
    static LeafType special(String name, String runtime, SpecialKind kind) {
        return of(name, Names.value(runtime), (max, nullable) -> new WireType.Special(kind, nullable), new Counted());
    }

    /** A class with a presence byte, and at least that many bytes. */
    static LeafType special(String name, String runtime, SpecialKind kind, int least) {
        return of(
                name, Names.value(runtime), (max, nullable) -> new WireType.Special(kind, nullable), new Marked(least));
    }

    /** A class that is written as an array. */
    static LeafType array(String name, ClassName runtime, PrimitiveKind element) {
        return of(name, runtime, (max, nullable) -> new WireType.Array(element, max, nullable), new Counted());
    }

    private static LeafType of(
            String name, ClassName runtime, BiFunction<Integer, Boolean, WireType> wireType, Bytes bytes) {
        return new LeafType(name, runtime, wireType, bytes, Set.of(), true, false, Optional.empty());
    }

    /** The same, but with those annotations. */
    LeafType heeding(Option... options) {
        return new LeafType(name, runtime, wireType, bytes, Set.of(options), isImmutable, isOrdered, spelling);
    }

    /** The same, but values may be refilled. */
    LeafType refilled() {
        return new LeafType(name, runtime, wireType, bytes, supportedOptions, false, isOrdered, spelling);
    }

    /** The same, but a hash table quickly tells apart any number of them. */
    LeafType ordered() {
        return new LeafType(name, runtime, wireType, bytes, supportedOptions, isImmutable, true, spelling);
    }

    /**
     * The same, but written to Chronicle Wire as the text of {@code toString}; that method turns it back into a value.
     */
    LeafType parsedBy(String method) {
        return with(new Spelling(Optional.empty(), method));
    }

    /**
     * The same, but written to Chronicle Wire as a text, by the methods {@code text} and {@code parse} of that class of
     * marshal4j-wire.
     */
    LeafType spelledBy(String support) {
        return with(new Spelling(Optional.of(support), "parse"));
    }

    private LeafType with(Spelling other) {
        return new LeafType(
                name, runtime, wireType, bytes, supportedOptions, isImmutable, isOrdered, Optional.of(other));
    }
}
