package org.marshal4j.schema;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * What the bytes of one type look like: the names and wire types of its fields, in wire order. It is shallow: of nested
 * types it holds the names, so that recursion is no problem and a nested type can be recompiled on its own.
 *
 * <p>Immutable and thread-safe. Two schemas are equal if type name and fields are.
 */
public final class Schema {
    private final String type;
    private final List<Field> fields;
    private final SortedMap<Integer, String> members;
    private final SchemaSource source;

    /** Found out when it is first asked for: every thread comes to the same. */
    private volatile @Nullable Boolean refersToItself;

    private volatile @Nullable Long lasting;

    private Schema(String type, List<Field> fields, SortedMap<Integer, String> members, SchemaSource source) {
        this.type = type;
        this.fields = fields;
        this.members = Collections.unmodifiableSortedMap(members);
        this.source = source;
    }

    /**
     * One field: its name, or the path of one that lies flat in the fields, and what its bytes look like.
     *
     * @param since the version of an evolvable type that added it, 1 for those of the first
     */
    public record Field(String name, WireType type, int since) {
        private static final Pattern SINCE = Pattern.compile("(.*) since=([1-9][0-9]{0,8})");

        /** A field of the first version. */
        public Field(String name, WireType type) {
            this(name, type, 1);
        }

        /** The field that {@link #toString} describes. */
        static Field parse(String text, Function<String, List<String>> enums) {
            int space = text.indexOf(' ');
            if (space < 1) {
                throw new IllegalArgumentException("not a field (\"name wireType\"): \"" + text + "\"");
            }
            String wire = text.substring(space + 1);
            Matcher added = SINCE.matcher(wire);
            boolean later = added.matches();
            return new Field(
                    text.substring(0, space),
                    WireTypeParser.parse(later ? added.group(1) : wire, enums),
                    later ? Integer.parseInt(added.group(2)) : 1);
        }

        boolean isTakenOverFrom(Field ancestors) {
            return name.equals(ancestors.name)
                    && since == ancestors.since
                    && (type.equals(ancestors.type) || ancestors.type instanceof WireType.Open);
        }

        /** {@code name wireType}, and of a field that was added later {@code since=version}. */
        @Override
        public String toString() {
            return toString(type.toString());
        }

        /** The same with another text for the wire type. */
        String toString(String wire) {
            return name + " " + wire + (since > 1 ? " since=" + since : "");
        }
    }

    /**
     * The schema of a class, whose loader finds the nested types, and the constants of enums that leave them out.
     *
     * @param fields each {@code "name wireType"}, in wire order
     * @throws IllegalArgumentException if one of them is not
     */
    public static Schema of(Class<?> type, String... fields) {
        return new Schema(
                type.getName(),
                parse(name -> constants(name, type.getClassLoader()), fields),
                new TreeMap<>(),
                SchemaSource.of(type.getClassLoader()));
    }

    /**
     * This schema, of the root of a family, whose bytes begin with a type id. The fields are the root's own, which its
     * subclasses take over.
     *
     * @param members each {@code "typeId binaryName"}
     * @throws IllegalArgumentException if one of them is not, or two have the same id
     */
    public Schema asFamily(String... members) {
        return new Schema(type, fields, parseMembers(members), source);
    }

    /**
     * For generated code: this schema, of a type that is made of imported types, or is one itself.
     *
     * @param marshaller the class that is generated, whose loader finds the others
     * @param imported each {@code "type marshaller"}, the binary names of an imported type in it and of its marshaller
     */
    public Schema importing(Class<?> marshaller, String... imported) {
        Map<String, String> byType = new HashMap<>();
        for (String each : imported) {
            int space = each.indexOf(' ');
            byType.put(each.substring(0, space), each.substring(space + 1));
        }
        return new Schema(type, fields, members, new SchemaSource(marshaller.getClassLoader(), byType));
    }

    private static SortedMap<Integer, String> parseMembers(String... members) {
        SortedMap<Integer, String> byId = new TreeMap<>();
        for (String member : members) {
            int space = member.indexOf(' ');
            int id = Integer.parseInt(member.substring(0, Math.max(0, space)));
            if (id < 0 || byId.put(id, member.substring(space + 1)) != null) {
                throw new IllegalArgumentException("not a valid type id, or one used twice: " + member);
            }
        }
        return byId;
    }

    /** The schema of a type by its binary name, for those who have bytes and a description but no class. */
    public static Schema of(String typeName, String... fields) {
        ClassLoader loader = Schema.class.getClassLoader();
        return new Schema(
                typeName, parse(name -> constants(name, loader), fields), new TreeMap<>(), SchemaSource.of(loader));
    }

    /** The same, where all is said: no class is asked for the constants of an enum. */
    static Schema described(String typeName, List<String> fields) {
        Function<String, List<String>> none = name -> {
            throw new IllegalArgumentException("the constants of " + name + " are missing");
        };
        return new Schema(
                typeName,
                parse(none, fields.toArray(String[]::new)),
                new TreeMap<>(),
                SchemaSource.of(Schema.class.getClassLoader()));
    }

    private static List<Field> parse(Function<String, List<String>> enums, String... fields) {
        return Arrays.stream(fields).map(field -> Field.parse(field, enums)).toList();
    }

    private static List<String> constants(String enumName, @Nullable ClassLoader loader) {
        try {
            Object[] constants = Class.forName(enumName, false, loader).getEnumConstants();
            if (constants != null) {
                return Arrays.stream(constants)
                        .map(each -> ((Enum<?>) each).name())
                        .toList();
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(
                    "the constants of " + enumName + " are unknown: there is no such class", e);
        }
        throw new IllegalArgumentException(enumName + " is not an enum");
    }

    /** Binary name of the type. */
    public String type() {
        return type;
    }

    /** Whether this is the root of a family: its bytes are a stop-bit type id and the fields of that type. */
    public boolean isFamily() {
        return !members.isEmpty();
    }

    /** Whether the type is evolvable: its bytes are frames, one for each class of its inheritance. */
    public boolean isEvolvable() {
        return !fields.isEmpty() && fields.get(0).type() instanceof WireType.Frame;
    }

    /** The binary names of the types of a family by their type ids; empty if it is none; unmodifiable. */
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

    /** The fields in wire order; unmodifiable. */
    public List<Field> fields() {
        return fields;
    }

    /** The binary names of the types that its messages hold directly: those of its fields, and of a family's root its classes. */
    public Set<String> heldTypes() {
        Set<String> held = new TreeSet<>(members.values());
        fields.forEach(field -> held.addAll(NestedNames.of(field.type())));
        return held;
    }

    /**
     * Whether the outermost object of a message of this type is a numbered one, the first, since a shared reference somewhere in it could be to it.
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
     * Finds the schemas of nested types by their binary names: those of their marshallers, with the class loader of this
     * type; of imported types those of the marshallers that were generated for the importer. It throws IllegalArgumentException where there is none.
     */
    public Function<String, Schema> resolver() {
        return new SchemaResolver(source);
    }

    /**
     * A number for the wire form of this type and all that it holds: another one when bytes of one form could be misread as of the other,
     * or refused. It depends on the version of the wire format, and on names, order, types and versions of fields, but not on the names of
     * classes; nor on compiler, JDK or machine. It is made anew by each call.
     *
     * @throws IllegalArgumentException if the schema of a type that it holds is not found
     */
    public long fingerprint() {
        return fingerprint(resolver());
    }

    /**
     * The same, with the schemas of the types that it holds from there.
     *
     * @param resolver finds schemas by the binary names of their types
     */
    public long fingerprint(Function<String, Schema> resolver) {
        return Fingerprint.of(this, resolver);
    }

    /** The number that stands before messages in object streams: the fingerprint; of an evolvable type one that lasts while it grows. */
    public long lastingFingerprint() {
        Long known = lasting;
        if (known == null) {
            known = isEvolvable() ? Fingerprint.lasting(this, resolver()) : fingerprint();
            lasting = known;
        }
        return known;
    }

    public SchemaSource source() {
        return source;
    }

    /**
     * The size in bytes of every value of this type, or −1 if it is not fixed: all fields must be primitives, boxed
     * primitives, or nested types of fixed size.
     */
    public int fixedSize(Function<String, Schema> resolver) {
        return new FixedSizes(resolver).of(this);
    }

    /**
     * For generated code, as its class initialises: the fields of an ancestor, which this type has taken over, must still
     * be the ancestor's.
     *
     * @throws IllegalStateException (MARSHAL211) if they are not
     */
    public void requireInherited(Schema ancestor) {
        for (int i = 0; i < ancestor.fields.size(); i++) {
            if (i >= fields.size() || !fields.get(i).isTakenOverFrom(ancestor.fields.get(i))) {
                throw compiledAgainstAnother(ancestor);
            }
        }
    }

    /**
     * For generated code, as its class initialises: the values of a nested type must still have the size, in bytes, that
     * this type was compiled with.
     *
     * @throws IllegalStateException (MARSHAL211) if they have not
     */
    public void requireFixedSize(Schema nested, int size) {
        if (new FixedSizes(nested.resolver()).within(this).of(nested) != size) {
            throw compiledAgainstAnother(nested);
        }
    }

    private IllegalStateException compiledAgainstAnother(Schema other) {
        return new IllegalStateException("recompile " + type + ": it was compiled against another " + other.type + " ["
                + RuntimeProblem.OTHER_TYPE_VERSION.code() + "]");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Schema schema
                && type.equals(schema.type)
                && fields.equals(schema.fields)
                && members.equals(schema.members);
    }

    @Override
    public int hashCode() {
        return Objects.hash(type, fields, members);
    }

    /**
     * The canonical text: a line with the type's name, then one {@code "  name wireType"} for each field. Of a family, a line
     * {@code "family name"}, then one {@code "  typeId name"} for each type of it, and the root's own fields behind them.
     */
    @Override
    public String toString() {
        Stream<String> ids = members.entrySet().stream().map(member -> member.getKey() + " " + member.getValue());
        return Stream.concat(ids, fields.stream().map(Field::toString))
                .map(line -> "\n  " + line)
                .collect(Collectors.joining("", isFamily() ? "family " + type : type, ""));
    }
}
