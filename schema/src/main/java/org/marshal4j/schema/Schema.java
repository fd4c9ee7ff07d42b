package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the bytes of a type look like: the names and wire types of its fields, in wire order.
 *
 * <pre>{@code
 * Schema schema = QuoteMarshaller.INSTANCE.schema();
 * System.out.println(schema);
 * for (SchemaField field : schema.fields()) {
 *     System.out.println(field.name() + " is " + field.type());
 * }
 * }</pre>
 *
 * <p>A schema is shallow: it refers to nested types by name, so types may be recursive and a nested type can be
 * recompiled on its own.
 *
 * <p>Immutable and thread-safe. Two schemas are equal if their texts are.
 */
public final class Schema {
    private final String type;
    private final Optional<Inherited> inherited;
    private final List<SchemaField> fields;
    private final SortedMap<Integer, String> members;
    private final FoundSchemas held;

    /** Found out when it is first asked for: every thread comes to the same. */
    private volatile @Nullable Boolean refersToItself;

    private volatile @Nullable Long lasting;

    private Schema(
            String type,
            Optional<Inherited> inherited,
            List<SchemaField> fields,
            SortedMap<Integer, String> members,
            FoundSchemas held) {
        this.type = type;
        this.inherited = inherited;
        this.fields = fields;
        this.members = Collections.unmodifiableSortedMap(new TreeMap<>(members));
        this.held = held;
    }

    /**
     * What a type inherits.
     *
     * @param type the binary name of its nearest superclass with a marshaller
     * @param fields the number of inherited fields, not counting the starts of versioned blocks
     */
    public record Inherited(String type, int fields) {}

    /**
     * Creates the schema of a type.
     *
     * @param typeName the binary name of the type
     * @param fields the fields in wire order, each as {@code "name wireType"}
     * @return the schema
     * @throws IllegalArgumentException if the text of a field is invalid
     */
    public static Schema of(String typeName, String... fields) {
        return of(typeName, NoSource.INSTANCE, fields);
    }

    /**
     * Creates the schema of a type whose nested types come from a source.
     *
     * @param typeName the binary name of the type
     * @param source has the schemas of nested types, and the constants of enums that leave them out; it is asked once
     *     for each type
     * @param fields the fields in wire order, each as {@code "name wireType"}
     * @return the schema
     */
    public static Schema of(String typeName, SchemaSource source, String... fields) {
        // Without lambdas and streams: the first ones of a JVM take it longer than all else before its first message.
        Constants constants = new Constants(source);
        List<SchemaField> parsed = new ArrayList<>(fields.length);
        for (String field : fields) {
            parsed.add(SchemaField.parse(field, constants));
        }
        return new Schema(typeName, Optional.empty(), List.copyOf(parsed), new TreeMap<>(), new FoundSchemas(source));
    }

    /** The constants of enums, which the source always knows. */
    private record Constants(SchemaSource source) implements Function<String, Optional<List<String>>> {
        @Override
        public Optional<List<String>> apply(String enumName) {
            return Optional.of(source.constants(enumName));
        }
    }

    /**
     * Creates the schema of a type.
     *
     * @param typeName the binary name of the type
     * @param fields the fields in wire order
     * @return the schema
     */
    public static Schema of(String typeName, List<SchemaField> fields) {
        return new Schema(typeName, Optional.empty(), List.copyOf(fields), new TreeMap<>(), FoundSchemas.NONE);
    }

    /**
     * The schema of a canonical text, in which the constants of enums may be left to their classes.
     *
     * @param head the first line
     * @param lines the others, without what they are indented by
     * @throws IllegalArgumentException if it is none
     */
    public static Schema parse(String head, List<String> lines) {
        return SchemaHead.parse(head).schema(lines, name -> Optional.empty());
    }

    /**
     * This schema, of the root of a family, whose bytes begin with a type id. The fields are the root's own, which its
     * subclasses take over.
     *
     * @param members each {@code "typeId binaryName"}
     * @throws IllegalArgumentException if one of them is not, or two have the same id
     */
    public Schema asFamily(String... members) {
        return asFamily(SchemaHead.members(List.of(members)));
    }

    /** The same, with the binary names of its types by their ids. */
    public Schema asFamily(SortedMap<Integer, String> members) {
        return new Schema(type, inherited, fields, members, held);
    }

    /** This schema, of a type whose first fields are those of another. */
    public Schema extending(Inherited from) {
        return new Schema(type, Optional.of(from), fields, members, held);
    }

    /**
     * Returns this schema with other fields.
     *
     * @param others the fields
     * @return a new schema
     */
    public Schema withFields(List<SchemaField> others) {
        return new Schema(type, inherited, List.copyOf(others), members, held);
    }

    /** This schema, which says nothing of what was taken over: only the fields count. */
    Schema flat() {
        return new Schema(type, Optional.empty(), fields, members, held);
    }

    /** This schema, with other places to find the schemas of the types that it holds. */
    public Schema from(SchemaSource other) {
        return new Schema(type, inherited, fields, members, new FoundSchemas(other));
    }

    /** {@return the binary name of the type} */
    public String type() {
        return type;
    }

    /**
     * {@return whether this is the root of a family, whose bytes are a stop-bit type id and the fields of that type}
     */
    public boolean isFamily() {
        return !members.isEmpty();
    }

    /**
     * {@return whether the type is evolvable, so that its bytes are versioned blocks, one for each class in its
     * inheritance}
     */
    public boolean isEvolvable() {
        return !fields.isEmpty() && fields.get(0).type() instanceof WireType.VersionedBlock;
    }

    /**
     * {@return the binary names of the types of a family by their type ids, unmodifiable; empty if it is not a
     * family}
     */
    public SortedMap<Integer, String> members() {
        return members;
    }

    /** What a message says of a type id that a family does not have. */
    public static String unknownTypeId(int id, Schema family) {
        return "unknown type id " + id + ": " + family.type + " has "
                + family.members.entrySet().stream()
                        .map(member -> member.getKey() + " " + member.getValue())
                        .collect(Collectors.joining(", "));
    }

    /** {@return the fields in wire order, unmodifiable} */
    public List<SchemaField> fields() {
        return fields;
    }

    /** {@return the fields without the starts of versioned blocks} */
    public List<SchemaField> plainFields() {
        return fields.stream().filter(field -> !field.isVersionedBlock()).toList();
    }

    /**
     * {@return what it inherits from a superclass; empty if there is none or if nobody has said, as in generated
     * code}
     */
    public Optional<Inherited> inherited() {
        return inherited;
    }

    /** {@return the fields that the type itself declares} */
    public List<SchemaField> ownFields() {
        List<SchemaField> plain = plainFields();
        return plain.subList(firstOwn(), plain.size());
    }

    /** {@return the inherited fields} */
    public List<SchemaField> takenOverFields() {
        return plainFields().subList(0, firstOwn());
    }

    private int firstOwn() {
        return inherited.map(Inherited::fields).orElse(0);
    }

    /**
     * {@return the binary names of the types that its messages hold directly: those of its fields and, for the root
     * of a family, its classes}
     */
    public Set<String> heldTypes() {
        Set<String> held = new TreeSet<>(members.values());
        fields.forEach(field -> held.addAll(field.type().heldTypes()));
        return held;
    }

    /**
     * Whether the outermost object of a message of this type is a numbered one, the first, since a shared reference
     * somewhere in it could be to it.
     *
     * @param resolver finds the schemas of nested types by their binary names
     * @throws IllegalArgumentException if it does not find one
     */
    public boolean numbersItself(Function<String, Schema> resolver) {
        return RootNumber.isThere(resolver, this);
    }

    /** The same, with nested types as their marshallers have them. */
    public boolean refersToItself() {
        Boolean known = refersToItself;
        if (known == null) {
            known = RootNumber.isThere(resolver(), this);
            refersToItself = known;
        }
        return known;
    }

    /**
     * Returns a function that finds the schemas of nested types by their binary names. It asks their marshallers,
     * using the class loader of this type; for imported types, those that were generated for the importer. It throws
     * IllegalArgumentException if there is none.
     *
     * @return the function
     */
    public Function<String, Schema> resolver() {
        return new HeldSchemas(held);
    }

    /**
     * Returns a number that identifies the wire form of this type and everything it holds. It differs if the bytes of
     * one form could be misread or refused as the other. It depends on the version of the wire format and on the
     * names, order, types and versions of fields, but not on the names of classes, the compiler, the JDK or the
     * machine. Each call computes it again.
     *
     * @return the fingerprint
     * @throws IllegalArgumentException if the schema of a type that it holds is not found
     */
    public long fingerprint() {
        return fingerprint(resolver());
    }

    /**
     * Returns the fingerprint, using the given schemas for the types that this one holds.
     *
     * @param resolver finds schemas by the binary names of their types
     * @return the fingerprint
     */
    public long fingerprint(Function<String, Schema> resolver) {
        return Fingerprint.of(this, resolver);
    }

    /**
     * {@return the number before messages in object streams: the fingerprint or, for an evolvable type, one that does
     * not change while the type grows}
     */
    public long lastingFingerprint() {
        Long known = lasting;
        if (known == null) {
            known = isEvolvable() ? Fingerprint.lasting(this, resolver()) : fingerprint();
            lasting = known;
        }
        return known;
    }

    /** Where the schemas of the types that it holds come from. */
    public SchemaSource source() {
        return held.source();
    }

    /** What that has found. */
    FoundSchemas held() {
        return held;
    }

    /**
     * Returns the size in bytes of every value of this type. It is fixed if all fields are primitives, boxed
     * primitives, or nested types of fixed size.
     *
     * @param resolver finds the schemas of nested types by their binary names
     * @return the size; −1 if it is not fixed
     */
    public int fixedSize(Function<String, Schema> resolver) {
        return new FixedSizes(resolver).of(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Schema schema
                && type.equals(schema.type)
                && inherited.equals(schema.inherited)
                && fields.equals(schema.fields)
                && members.equals(schema.members);
    }

    @Override
    public int hashCode() {
        return Objects.hash(type, inherited, fields, members);
    }

    /**
     * The first line of the text: the name, {@code family} before that of a family's root, and behind it what it
     * extends.
     */
    public String head() {
        return (isFamily() ? "family " : "")
                + type
                + inherited
                        .map(from -> " extends " + from.type() + " " + from.fields())
                        .orElse("");
    }

    /** The canonical text in lines, each with its end: {@link #toString} and a line end. */
    public String text() {
        return this + "\n";
    }

    /**
     * The canonical text: the {@link #head}, then one {@code "  typeId name"} for each type of a family, and one
     * {@code "  name wireType"} for each field.
     */
    @Override
    public String toString() {
        Stream<String> ids = members.entrySet().stream().map(member -> member.getKey() + " " + member.getValue());
        return Stream.concat(ids, fields.stream().map(SchemaField::toString))
                .map(line -> "\n  " + line)
                .collect(Collectors.joining("", head(), ""));
    }
}
