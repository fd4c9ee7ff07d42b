package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.SchemaHead;
import org.marshal4j.schema.field.FieldNames;
import org.marshal4j.schema.text.QuotedText;
import org.marshal4j.schema.text.ShownText;

/**
 * The lines of a type in a lock file: the lines of its schema, each with the field's name in the preceding schema after
 * it if that was different, as in {@code price float64 was=bid}. If a type does not say that it inherits fields, one that
 * has the name of another has a mark: otherwise it might be from the other side of a merge.
 *
 * @param lines the lines of the schema, without indentation
 * @param formerNames the former name in each line
 */
record LockedLines(List<String> lines, List<Optional<String>> formerNames) {
    private static final Pattern WAS = Pattern.compile("(.+) was=([^\\s=]+)", Pattern.DOTALL);

    static LockedLines of(List<String> texts) {
        List<String> lines = new ArrayList<>();
        List<Optional<String>> formerNames = new ArrayList<>();
        for (String text : texts) {
            Matcher was = WAS.matcher(text);
            boolean isRenamed = was.matches();
            lines.add(isRenamed ? was.group(1) : text);
            formerNames.add(isRenamed ? Optional.of(was.group(2)) : Optional.empty());
        }
        return new LockedLines(lines, formerNames);
    }

    /**
     * The former names of fields by their present ones, with the marks of {@link FieldNames}.
     *
     * @param schema the schema of these lines
     * @throws IllegalArgumentException if a line that is not a field has a former name
     */
    Map<String, String> formerNames(Schema schema) {
        List<String> names = FieldNames.all(schema);
        Map<String, String> byName = new TreeMap<>();
        int next = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (SchemaHead.isMember(lines.get(i))
                    || SchemaField.parse(lines.get(i)).isVersionedBlock()) {
                refuseFormerName(i);
            } else {
                String name = names.get(next++);
                formerNames.get(i).ifPresent(former -> byName.put(name, former));
            }
        }
        return byName;
    }

    private void refuseFormerName(int line) {
        if (formerNames.get(line).isPresent()) {
            throw new IllegalArgumentException("only a field has a former name: " + ShownText.of(lines.get(line)));
        }
    }

    /** The text of a schema after its first line, with the former names of its fields. */
    static String text(Schema schema, Map<String, String> formerNames) {
        StringBuilder text = new StringBuilder();
        schema.members()
                .forEach((id, member) ->
                        text.append("  ").append(id).append(' ').append(member).append('\n'));
        List<String> names = FieldNames.all(schema);
        List<String> own = List.copyOf(FieldNames.of(schema.ownFields()).keySet());
        int first = names.size() - own.size();
        int next = 0;
        for (SchemaField field : schema.fields()) {
            String former = field.isVersionedBlock() ? null : formerNames.get(names.get(next));
            String name = field.isVersionedBlock() || next < first ? field.name() : own.get(next - first);
            next += field.isVersionedBlock() ? 0 : 1;
            text.append("  ")
                    .append(QuotedText.onOneLine(new SchemaField(name, field.type(), field.since()).toString()))
                    .append(former == null ? "" : " was=" + former)
                    .append('\n');
        }
        return text.toString();
    }
}
