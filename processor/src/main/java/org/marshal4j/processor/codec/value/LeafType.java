package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.EnumSet;
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
 * A class of the JDK or of Chronicle whose values contain no others, with everything the processor knows of it: a row of
 * {@link LeafTypes}.
 */
public final class LeafType {

    private final String name;
    private final ClassName runtime;
    private final BiFunction<Integer, Boolean, WireType> wireType;
    private final Bytes bytes;
    private Set<Option> supportedOptions = Set.of();
    private boolean isImmutable = true;
    private boolean isOrdered;
    private boolean hasCheck;
    private Optional<Spelling> wireText = Optional.empty();
    private Optional<Spelling> columnText = Optional.empty();
    private Optional<String> replacement = Optional.empty();
    private Optional<Smaller> smaller = Optional.empty();
    private CodeBlock caller;
    private ClassName copier;

    private LeafType(String name, ClassName runtime, BiFunction<Integer, Boolean, WireType> wireType, Bytes bytes) {
        this.name = name;
        this.runtime = runtime;
        this.wireType = wireType;
        this.bytes = bytes;
        this.caller = CodeBlock.of("$T", runtime);
        this.copier = runtime;
    }

    /** What {@code @StopBit} selects. */
    private record Smaller(SpecialKind kind, Bytes bytes) {}

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
     * @param text the class whose method {@code text} does it; none if {@code toString} does
     * @param owner the class whose static method turns a text into a value
     * @param parse that method
     */
    public record Spelling(Optional<ClassName> text, ClassName owner, String parse) {

        /** The last argument, after a comma, of a call that writes a text; nothing if {@code toString} makes it. */
        public CodeBlock textArgument() {
            return text.map(of -> CodeBlock.of(", $T::text", of)).orElse(CodeBlock.of(""));
        }

        /** The function that turns a text into a value. */
        public CodeBlock parser() {
            return CodeBlock.of("$T::$L", owner, parse);
        }
    }

    static LeafType fixed(String name, String runtime, ValueKind kind) {
        return new LeafType(
                name,
                Names.value(runtime),
                (max, nullable) -> new WireType.Value(kind, nullable),
                new Fixed(kind.size(), kind.hasNull()));
    }

    /** A class that is written as a primitive. */
    static LeafType fixed(String name, String runtime, PrimitiveKind kind) {
        return new LeafType(
                name,
                Names.value(runtime),
                (max, nullable) -> new WireType.Primitive(kind, nullable),
                new Fixed(kind.size(), false));
    }

    static LeafType text(String name, ClassName runtime, TextKind kind) {
        return new LeafType(name, runtime, (max, nullable) -> new WireType.Text(kind, max, nullable), new Counted());
    }

    /** A class with a form of its own for null. */
    static LeafType special(String name, String runtime, SpecialKind kind) {
        return new LeafType(
                name, Names.value(runtime), (max, nullable) -> new WireType.Special(kind, nullable), new Counted());
    }

    /** A class with a presence byte, and at least that many bytes. */
    static LeafType special(String name, String runtime, SpecialKind kind, int least) {
        return new LeafType(
                name, Names.value(runtime), (max, nullable) -> new WireType.Special(kind, nullable), new Marked(least));
    }

    /** A class that is written as an array. */
    static LeafType array(String name, ClassName runtime, PrimitiveKind element) {
        return new LeafType(
                name, runtime, (max, nullable) -> new WireType.Array(element, max, nullable), new Counted());
    }

    /** The same, but with those annotations. */
    LeafType heeding(Option... options) {
        supportedOptions = Set.of(options);
        return this;
    }

    /** The same, but values may be refilled. */
    LeafType refilled() {
        isImmutable = false;
        return this;
    }

    /** The same, but not all values can be written: a method {@code check} refuses the others. */
    LeafType withCheck() {
        hasCheck = true;
        return this;
    }

    /** The same, but a hash table quickly tells apart any number of them. */
    LeafType ordered() {
        isOrdered = true;
        return this;
    }

    /**
     * The same, but {@code @StopBit} selects another wire type, which has a form of its own for null. The annotations of
     * this row are for that one too.
     */
    LeafType withStopBit(SpecialKind kind) {
        return withStopBit(kind, new Counted());
    }

    /** The same, but {@code @StopBit} selects a wire type with a presence byte, and at least that many bytes. */
    LeafType withStopBit(SpecialKind kind, int least) {
        return withStopBit(kind, new Marked(least));
    }

    private LeafType withStopBit(SpecialKind kind, Bytes size) {
        smaller = Optional.of(new Smaller(kind, size));
        return this;
    }

    /**
     * The same, but written to Chronicle Wire and tables as the text of {@code toString}; that method of the class
     * itself turns it back into a value.
     */
    LeafType parsedBy(String method) {
        return parsedBy(ClassName.bestGuess(name), method);
    }

    /** The same, but that method of another class does it. */
    LeafType parsedBy(ClassName owner, String method) {
        wireText = Optional.of(new Spelling(Optional.empty(), owner, method));
        columnText = wireText;
        return this;
    }

    /** As {@link #parsedBy}, but the methods {@code text} and {@code parse} of a class of the runtime do it. */
    LeafType spelledBy(String owner) {
        ClassName of = Names.value(owner);
        wireText = Optional.of(new Spelling(Optional.of(of), of, "parse"));
        columnText = wireText;
        return this;
    }

    /** The same, but tables have the text of {@code toString}, which that method of the class turns into a value. */
    LeafType inTablesParsedBy(ClassName owner, String method) {
        columnText = Optional.of(new Spelling(Optional.empty(), owner, method));
        return this;
    }

    /** The same, but without a column. */
    LeafType insteadDeclare(String other) {
        columnText = Optional.empty();
        replacement = Optional.of(other);
        return this;
    }

    /** Its qualified name. */
    public String name() {
        return name;
    }

    /** The class or object whose methods generated code calls for it. */
    public CodeBlock caller() {
        return caller;
    }

    /** The class that copies values, if they may be refilled. */
    public ClassName copier() {
        return copier;
    }

    /** Its wire type, given the limit and whether null is possible. */
    public BiFunction<Integer, Boolean, WireType> wireType() {
        return wireType;
    }

    /** The wire type of values that cannot be null. */
    public WireType presentType() {
        return wireType.apply(WireType.ANY, false);
    }

    /** The size of a value, and how null is written. */
    public Bytes bytes() {
        return bytes;
    }

    /** The annotations that have an effect on it. */
    public Set<Option> supportedOptions() {
        return supportedOptions;
    }

    /** Whether its values are never refilled: reading keeps the current value, or returns another one. */
    public boolean isImmutable() {
        return isImmutable;
    }

    /** Whether some values cannot be written. */
    public boolean hasCheck() {
        return hasCheck;
    }

    /**
     * Whether a hash table quickly tells apart any number of them: by their order, since the class is
     * {@link Comparable} to itself, or because few enough share a hash code.
     */
    public boolean isOrdered() {
        return isOrdered;
    }

    /** The row that {@code @StopBit} selects, if it has an effect: the same values in fewer bytes. */
    Optional<LeafType> stopBit() {
        return smaller.map(this::with);
    }

    private LeafType with(Smaller selected) {
        LeafType row = new LeafType(
                name,
                Names.stopBit("StopBit" + runtime.simpleName()),
                (max, nullable) -> new WireType.Special(selected.kind(), nullable),
                selected.bytes());
        row.supportedOptions = EnumSet.of(Option.STOP_BIT);
        row.supportedOptions.addAll(supportedOptions);
        row.isImmutable = isImmutable;
        row.caller = CodeBlock.of("$T.FORM", row.runtime);
        row.copier = runtime;
        return row;
    }

    /** How it becomes a text in Chronicle Wire, if Wire has no form for it. */
    public Optional<Spelling> wireText() {
        return wireText;
    }

    /** How it becomes a text in a table, if its column is one of texts. */
    public Optional<Spelling> columnText() {
        return columnText;
    }

    /** What to declare instead in a class with a table, if there is no column. */
    public Optional<String> replacement() {
        return replacement;
    }
}
