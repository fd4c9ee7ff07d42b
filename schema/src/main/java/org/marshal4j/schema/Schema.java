package org.marshal4j.schema;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.text.QuotedText;

/**
 * Describes the bytes of a type: the names and wire types of its fields, in wire order.
 *
 * <pre>{@code
 * Schema schema = QuoteMarshaller.INSTANCE.schema();
 * System.out.println(schema);
 * schema.fields().forEach(field -> System.out.println(field.name() + " is " + field.type()));
 * }</pre>
 *
 * <p>A schema is shallow: it refers to nested types by name, so types may be recursive and a nested type can be
 * recompiled on its own.
 *
 * <p>Immutable and thread-safe. Two schemas are equal if their texts are.
 */
public final class Schema {
    private final SchemaHead head;
    private final SchemaFields fields;
    private final TreeMap<Integer, String> members;
    private final FoundSchemas held;

    private final KnownFacts facts = new KnownFacts();

    private Schema(SchemaHead head, SchemaFields fields, SortedMap<Integer, String> members, FoundSchemas held) {
        this.head = head;
        this.fields = fields;
        this.members = new TreeMap<>(members);
        this.held = held;
    }

    /**
     * The fields that a type inherits.
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
     * @param source provides the schemas of nested types, and the constants of enums whose texts leave them out; it is
     *     asked once for each type
     * @param fields the fields in wire order, each as {@code "name wireType"}
     * @return the schema
     */
    public static Schema of(String typeName, SchemaSource source, String... fields) {
        Schema schema = lazy(typeName, source, fields);
        schema.fields();
        return schema;
    }

    /**
     * Creates a schema as {@link #of(String, SchemaSource, String...)} does, but parses the fields when somebody asks
     * for them. The runtime calls this for generated code.
     *
     * @param typeName the binary name of the type
     * @param source as there
     * @param fields as there; if the text of one is invalid, or the constants of an enum are unknown, whatever asks for
     *     the fields throws IllegalArgumentException: {@link #fields}, {@link #equals}, {@link #toString} and others
     * @return the schema
     */
    public static Schema lazy(String typeName, SchemaSource source, String... fields) {
        return new Schema(
                SchemaHead.of(typeName), SchemaFields.of(source, fields), new TreeMap<>(), new FoundSchemas(source));
    }

    /**
     * Creates the schema of a type.
     *
     * @param typeName the binary name of the type
     * @param fields the fields in wire order
     * @return the schema
     */
    public static Schema of(String typeName, List<SchemaField> fields) {
        return new Schema(SchemaHead.of(typeName), SchemaFields.of(fields), new TreeMap<>(), FoundSchemas.NONE);
    }

    /**
     * Parses a canonical text, which may leave the constants of enums to their classes.
     *
     * @param head the first line
     * @param lines the other lines, without indentation
     * @return the schema
     * @throws IllegalArgumentException if the text is not a schema
     */
    public static Schema parse(String head, List<String> lines) {
        return SchemaHead.parse(head).schema(lines, name -> Optional.empty());
    }

    /**
     * {@return this schema as that of the root of a family, whose bytes begin with a type id} Its fields are the root's
     * own, which its subclasses inherit.
     *
     * @param members the classes of the family, each as {@code "typeId binaryName"}
     * @throws IllegalArgumentException if one of them is invalid, or two have the same id
     */
    public Schema asFamily(String... members) {
        return asFamily(SchemaHead.members(List.of(members)));
    }

    /**
     * {@return this schema as that of the root of a family, whose bytes begin with a type id}
     *
     * @param members the binary names of the family's classes by their type ids
     */
    public Schema asFamily(SortedMap<Integer, String> members) {
        return new Schema(head, fields, members, held);
    }

    /** {@return this schema as that of a type whose first fields are inherited from a superclass} */
    public Schema extending(Inherited from) {
        return new Schema(head.extending(Optional.of(from)), fields, members, held);
    }

    /** {@return this schema as that of a type with another binary name} */
    public Schema named(String type) {
        return new Schema(head.named(type), fields, members, held);
    }

    /** {@return this schema with other fields} */
    public Schema withFields(List<SchemaField> others) {
        return new Schema(head, SchemaFields.of(others), members, held);
    }

    /** This schema without information on inheritance, so that only the fields count. */
    public Schema flat() {
        return new Schema(head.extending(Optional.empty()), fields, members, held);
    }

    /** {@return this schema with another source of nested types} */
    public Schema from(SchemaSource other) {
        return new Schema(head, fields, members, new FoundSchemas(other));
    }

    /** {@return this schema as that of a type whose messages begin with a {@linkplain SchemaId schema id}} */
    public Schema withSchemaId() {
        return new Schema(head.withSchemaId(true), fields, members, held);
    }

    /** {@return this schema as that of a type whose messages do not begin with a schema id} */
    public Schema withoutSchemaId() {
        return new Schema(head.withSchemaId(false), fields, members, held);
    }

    /** {@return the binary name of the type} */
    public String type() {
        return head.type();
    }

    /**
     * {@return whether messages of the type begin with a {@linkplain SchemaId schema id} that its lock file knows} Only
     * the outermost object of a message has one, so objects of the type inside other messages have none.
     */
    public boolean hasSchemaId() {
        return head.hasSchemaId();
    }

    /** {@return whether this is the root of a family, whose bytes are a stop-bit type id and the fields of that type} */
    public boolean isFamily() {
        return !members.isEmpty();
    }

    /**
     * {@return whether the type is evolvable, so that its bytes are versioned blocks: one for the class and one for
     * each superclass with fields}
     */
    public boolean isEvolvable() {
        return !fields().isEmpty() && fields().get(0).isVersionedBlock();
    }

    /**
     * {@return the binary names of a family's classes by their type ids, unmodifiable; empty if this is not a family}
     */
    public SortedMap<Integer, String> members() {
        return Collections.unmodifiableSortedMap(members);
    }

    /** {@return the fields in wire order, unmodifiable} */
    public List<SchemaField> fields() {
        return fields.get();
    }

    /** {@return the fields without the starts of versioned blocks} */
    public List<SchemaField> plainFields() {
        return fields.plain();
    }

    /** {@return what the type inherits; empty if nothing, or if the schema does not say, as in generated code} */
    public Optional<Inherited> inherited() {
        return head.inherited();
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
        return inherited().isPresent() ? inherited().get().fields() : 0;
    }

    /**
     * {@return the binary names of the types that its messages hold directly: those of its fields and, for the root
     * of a family, its classes}
     */
    public Set<String> heldTypes() {
        Set<String> held = fields.heldTypes();
        held.addAll(members.values());
        return held;
    }

    /**
     * {@return whether the outermost object of a message of this type is numbered, as the first object} It is if a
     * shared reference somewhere in the message may refer to it.
     *
     * @param resolver finds the schemas of nested types by their binary names
     * @throws IllegalArgumentException if the schema of a nested type is not found
     */
    public boolean numbersItself(Function<String, Schema> resolver) {
        return RootNumber.isThere(resolver, this);
    }

    /**
     * {@return whether the outermost object of a message is numbered, with the schemas of nested types from their
     * marshallers}
     */
    public boolean refersToItself() {
        return facts.refersToItself(this);
    }

    /**
     * {@return a function that finds the schemas of nested types by their binary names} It asks their marshallers,
     * using the class loader of this type; for imported types, it asks the marshallers generated for the importer. It
     * throws IllegalArgumentException if there is no marshaller.
     */
    public Function<String, Schema> resolver() {
        return new HeldSchemas(held);
    }

    /**
     * {@return a number that identifies the wire form of this type and everything it holds} Two types have different
     * numbers if bytes of one could be misread or refused as the other. The number depends on the version of the wire
     * format and on the names, order, types and versions of fields, but not on the names of classes, the compiler, the
     * JDK or the machine; {@link #namesFingerprint()} covers those that matter. Each call computes it again.
     *
     * @throws IllegalArgumentException if the schema of a type that it holds is not found
     */
    public long fingerprint() {
        return fingerprint(resolver());
    }

    /**
     * {@return the fingerprint, using the given schemas for the types that this one holds}
     *
     * @param resolver finds schemas by the binary names of their types
     */
    public long fingerprint(Function<String, Schema> resolver) {
        return Fingerprint.of(this, resolver);
    }

    /**
     * {@return a second number, for what the fingerprint leaves out: which class of a family or of a {@code @Dynamic}
     * list has which number. It depends on the simple names of these classes; 0 if there are none} Whoever trusts a
     * fingerprint without knowing the schema needs both. Each call computes it again.
     */
    public long namesFingerprint() {
        return namesFingerprint(resolver());
    }

    /**
     * {@return the second number, using the given schemas for the types that this one holds}
     *
     * @param resolver finds schemas by the binary names of their types
     */
    public long namesFingerprint(Function<String, Schema> resolver) {
        return NamesFingerprint.of(this, resolver);
    }

    /**
     * {@return the number before messages in object streams: the fingerprint or, for an evolvable type, a number that
     * does not change while the type grows. It is the same for all types whose messages begin with a schema id}
     */
    public long lastingFingerprint() {
        return facts.lasting(this);
    }

    /**
     * {@return a number for the fields and classes of this schema alone, with the constants that enums have now} Schemas
     * with equal texts have equal numbers. It takes much less time than a fingerprint, and is only compared with numbers
     * of the same version of marshal4j.
     *
     * @throws IllegalArgumentException if an enum is not found
     */
    public long shape() {
        return SchemaShape.of(fields.wholeTexts(), members);
    }

    /** {@return the source of the schemas of nested types} */
    public SchemaSource source() {
        return held.source();
    }

    /** The schemas that the source has found. */
    FoundSchemas held() {
        return held;
    }

    /**
     * Returns the size in bytes of every message of this type. It is fixed if all fields are primitives, boxed
     * primitives, or nested types of fixed size. With a schema id it is not, since a message may be one of a former
     * schema; {@link FixedSizes} has the size of objects inside other messages.
     *
     * @param resolver finds the schemas of nested types by their binary names
     * @return the size; −1 if it is not fixed
     */
    public int fixedSize(Function<String, Schema> resolver) {
        return hasSchemaId() ? -1 : new FixedSizes(resolver).of(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || (other instanceof Schema schema
                        && head.equals(schema.head)
                        && fields().equals(schema.fields())
                        && members.equals(schema.members));
    }

    @Override
    public int hashCode() {
        return Objects.hash(head, fields(), members);
    }

    /**
     * {@return the first line of the text: the name of the type, after {@code family} if it is the root of a family,
     * and followed by what it extends and by {@code schemaId} if its messages begin with one}
     */
    public String head() {
        return (isFamily() ? "family " : "") + head.text();
    }

    /** {@return the canonical text in lines: {@link #toString} and a line end} */
    public String text() {
        return this + "\n";
    }

    /**
     * Returns the canonical text: the {@link #head}, then one line {@code "  typeId name"} for each class of a family,
     * and one line {@code "  name wireType"} for each field.
     */
    @Override
    public String toString() {
        Stream<String> ids = members.entrySet().stream().map(member -> member.getKey() + " " + member.getValue());
        return Stream.concat(ids, fields().stream().map(SchemaField::toString))
                .map(line -> "\n  " + QuotedText.onOneLine(line))
                .collect(Collectors.joining("", head(), ""));
    }
}
