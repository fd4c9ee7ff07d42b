package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.schema.text.ShownText;

/**
 * The first line of a schema's text: {@code family com.acme.Shape extends com.acme.Base 3 schemaId}.
 *
 * @param hasSchemaId whether messages of the type begin with a schema id
 */
public record SchemaHead(String type, Optional<Schema.Inherited> inherited, boolean hasSchemaId) {
    private static final String SCHEMA_ID = " schemaId";

    /** Compiled for the first text: generated code creates heads before its first message, and parses none. */
    private static final class Patterns {
        static final Pattern HEAD =
                Pattern.compile("(?:family )?(\\S+)(?: extends (\\S+) ([0-9]{1,9}))?(" + SCHEMA_ID + ")?");
        static final Pattern MEMBER = Pattern.compile("[0-9]{1,10} \\S+");
    }

    public static SchemaHead parse(String line) {
        Matcher head = Patterns.HEAD.matcher(line);
        if (!head.matches()) {
            throw new IllegalArgumentException("not a type: " + ShownText.of(line));
        }
        return new SchemaHead(
                head.group(1),
                Optional.ofNullable(head.group(2))
                        .map(type -> new Schema.Inherited(type, Integer.parseInt(head.group(3)))),
                head.group(4) != null);
    }

    /** The head of a type that inherits nothing. */
    static SchemaHead of(String type) {
        return new SchemaHead(type, Optional.empty(), false);
    }

    SchemaHead extending(Optional<Schema.Inherited> from) {
        return new SchemaHead(type, from, hasSchemaId);
    }

    SchemaHead named(String name) {
        return new SchemaHead(name, inherited, hasSchemaId);
    }

    SchemaHead withSchemaId(boolean hasId) {
        return new SchemaHead(type, inherited, hasId);
    }

    /** The line, without what only the schema knows: whether the type is the root of a family. */
    String text() {
        return type
                + inherited
                        .map(from -> " extends " + from.type() + " " + from.fields())
                        .orElse("")
                + (hasSchemaId ? SCHEMA_ID : "");
    }

    /** Whether a line below the head is a class of a family. */
    public static boolean isMember(String line) {
        return Patterns.MEMBER.matcher(line).matches();
    }

    /**
     * The schema that the other lines describe.
     *
     * @param lines the lines, without indentation
     * @param enums finds the constants of an enum that a line leaves out
     */
    public Schema schema(List<String> lines, Function<String, Optional<List<String>>> enums) {
        List<String> members = new ArrayList<>();
        List<SchemaField> fields = new ArrayList<>();
        for (String line : lines) {
            if (isMember(line)) {
                members.add(line);
            } else {
                fields.add(SchemaField.parse(line, enums));
            }
        }
        Schema schema = Schema.of(type, fields).asFamily(members(members));
        inherited.ifPresent(from -> {
            if (from.fields() > schema.plainFields().size()) {
                throw new IllegalArgumentException("fewer fields than its superclass has: " + ShownText.of(type)
                        + " extends " + ShownText.of(from.type()) + " " + from.fields());
            }
        });
        Schema extending = inherited.map(schema::extending).orElse(schema);
        return hasSchemaId ? extending.withSchemaId() : extending;
    }

    /**
     * The binary names of a family's classes by their ids.
     *
     * @param members the classes, each as {@code "typeId binaryName"}
     */
    static SortedMap<Integer, String> members(List<String> members) {
        SortedMap<Integer, String> byId = new TreeMap<>();
        for (String member : members) {
            int space = member.indexOf(' ');
            int id = Integer.parseInt(member.substring(0, Math.max(0, space)));
            if (id < 0 || byId.put(id, member.substring(space + 1)) != null) {
                throw new IllegalArgumentException("not a valid type id, or one used twice: " + ShownText.of(member));
            }
        }
        return byId;
    }
}
