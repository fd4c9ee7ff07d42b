package org.marshal4j.processor.schema;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The wire form of a type: its fields in order, and of other types only the names.
 *
 * @param type its binary name
 * @param inherited what it has taken over from a superclass
 * @param members of the root of a family: the binary names of its types by their ids; of others empty
 * @param fields all fields, superclasses first, with the starts of the versioned blocks
 */
public record SchemaModel(
        String type, Optional<Inherited> inherited, SortedMap<Integer, String> members, List<SchemaField> fields) {

    private static final Pattern HEAD = Pattern.compile("(family )?(\\S+)(?: extends (\\S+) ([0-9]{1,9}))?");
    private static final Pattern MEMBER = Pattern.compile("([0-9]{1,10}) (\\S+)");
    private static final String INDENT = "  ";

    /**
     * What a type has taken over.
     *
     * @param type the binary name of its nearest superclass with a marshaller
     * @param fields how many of the fields are not its own, versioned blocks not counted
     */
    public record Inherited(String type, int fields) {}

    public SchemaModel {
        members = Collections.unmodifiableSortedMap(new TreeMap<>(members));
        fields = List.copyOf(fields);
    }

    /** Whether it is the root of a family. */
    public boolean isFamily() {
        return !members.isEmpty();
    }

    /** Whether its bytes are in versioned blocks. */
    public boolean isEvolvable() {
        return fields.stream().anyMatch(SchemaField::isVersionedBlock);
    }

    /** The fields that the type itself declares. */
    public List<SchemaField> own() {
        return plain().subList(firstOwn(), plain().size());
    }

    /** The fields that it has taken over. */
    public List<SchemaField> takenOver() {
        return plain().subList(0, firstOwn());
    }

    private int firstOwn() {
        return inherited.map(Inherited::fields).orElse(0);
    }

    /** All fields, without the starts of versioned blocks. */
    public List<SchemaField> plain() {
        return fields.stream().filter(field -> !field.isVersionedBlock()).toList();
    }

    /** The first line of the text: the name, and what it extends. */
    public String head() {
        return (isFamily() ? "family " : "")
                + type
                + inherited
                        .map(from -> " extends " + from.type() + " " + from.fields())
                        .orElse("");
    }

    /** The canonical text: the head, and a line for each type of a family and for each field, indented; each with its end. */
    public String text() {
        StringBuilder text = new StringBuilder(head()).append('\n');
        members.forEach((id, member) ->
                text.append(INDENT).append(id).append(' ').append(member).append('\n'));
        fields.forEach(field -> text.append(INDENT).append(field).append('\n'));
        return text.toString();
    }

    /**
     * The schema of a canonical text.
     *
     * @param head the first line
     * @param lines the others, without what they are indented by
     * @throws IllegalArgumentException if it is none
     */
    public static SchemaModel parse(String head, List<String> lines) {
        Matcher matcher = HEAD.matcher(head);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not a type: " + head);
        }
        SortedMap<Integer, String> members = new TreeMap<>();
        List<SchemaField> fields = new ArrayList<>();
        for (String line : lines) {
            Matcher member = MEMBER.matcher(line);
            if (member.matches()) {
                members.put(Integer.parseInt(member.group(1)), member.group(2));
            } else {
                fields.add(SchemaField.parse(line));
            }
        }
        Optional<Inherited> inherited = Optional.ofNullable(matcher.group(3))
                .map(type -> new Inherited(type, Integer.parseInt(matcher.group(4))));
        long plain = fields.stream().filter(field -> !field.isVersionedBlock()).count();
        if (inherited.isPresent() && inherited.get().fields() > plain) {
            throw new IllegalArgumentException("fewer fields than its superclass has: " + head);
        }
        return new SchemaModel(matcher.group(2), inherited, members, fields);
    }
}
