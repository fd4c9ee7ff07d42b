package org.marshal4j.schema.lock;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeMapper;

/** Gives a type its present name in schemas in which it has former ones. */
final class PresentTypeName extends WireTypeMapper {
    private final String present;
    private final Set<String> former;

    private PresentTypeName(String present, Set<String> former) {
        this.present = present;
        this.former = former;
    }

    /**
     * The entries with the present name of a type instead of its former ones. An entry with a former name that has
     * revisions in common with one that has the present name is of another type.
     */
    static List<LockFile.Entry> in(List<LockFile.Entry> entries, String type, Set<String> formerNames) {
        if (formerNames.isEmpty()) {
            return entries;
        }
        LockHistory known = new LockHistory(Integer.MAX_VALUE);
        entries.stream().filter(entry -> entry.schema().type().equals(type)).forEach(entry -> known.add(entry, 0));
        List<LockFile.Entry> former = entries.stream()
                .filter(entry -> formerNames.contains(entry.schema().type()))
                .filter(entry -> known.add(new PresentTypeName(type, formerNames).of(entry), 0)
                        .isEmpty())
                .toList();
        return entries.stream()
                .map(entry -> new PresentTypeName(type, namesDuring(entry, former)).of(entry))
                .toList();
    }

    /** The former names that the type had in revisions of an entry. */
    private static Set<String> namesDuring(LockFile.Entry entry, List<LockFile.Entry> former) {
        return former.stream()
                .filter(other -> entry.isOf(other.from()) || other.isOf(entry.from()))
                .map(other -> other.schema().type())
                .collect(Collectors.toSet());
    }

    private LockFile.Entry of(LockFile.Entry entry) {
        return former.isEmpty()
                ? entry
                : new LockFile.Entry(of(entry.schema()), entry.from(), entry.to(), entry.formerNames());
    }

    private Schema of(Schema schema) {
        SortedMap<Integer, String> members = new TreeMap<>(schema.members());
        members.replaceAll((id, member) -> of(member));
        List<SchemaField> fields = schema.fields().stream()
                .map(field -> new SchemaField(field.name(), field.type().accept(this), field.since()))
                .toList();
        Schema named = Schema.of(of(schema.type()), fields).asFamily(members);
        Optional<Schema> extending =
                schema.inherited().map(from -> named.extending(new Schema.Inherited(of(from.type()), from.fields())));
        return schema.hasSchemaId() ? extending.orElse(named).withSchemaId() : extending.orElse(named);
    }

    private String of(String name) {
        return former.contains(name) ? present : name;
    }

    @Override
    public WireType nested(WireType.Nested type) {
        return new WireType.Nested(of(type.type()), type.versioned(), type.nullable());
    }

    @Override
    public WireType family(WireType.Family type) {
        return new WireType.Family(of(type.root()), type.nullable());
    }
}
