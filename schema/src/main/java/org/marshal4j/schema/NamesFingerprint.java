package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Function;
import org.marshal4j.schema.text.SimpleNames;
import org.marshal4j.schema.wire.Listable;
import org.marshal4j.schema.wire.WireType;

/**
 * A hash of what a {@link Fingerprint} leaves out although it matters: which class of a family, or of those that a
 * dynamic value can have, has which number. Without it, two classes with equal fields could change places unnoticed.
 *
 * <p>The text that is hashed has the numbers with the simple names of the classes, since that is what the judge of
 * changes compares. If two classes of one simple name exchange their numbers, it stays the same: only the names of
 * packages would tell, and those change where a jar is shaded. Types are numbered in the order in which they are found,
 * and so are the fields of a type, so that no other names are in it. Not thread-safe.
 */
final class NamesFingerprint {
    /** The number of schemas without families and without lists of classes. */
    static final long NONE = 0;

    private final Function<String, Schema> resolver;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<Schema> pending = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    private NamesFingerprint(Function<String, Schema> resolver) {
        this.resolver = resolver;
    }

    static long of(Schema schema, Function<String, Schema> resolver) {
        String text = text(schema, resolver);
        if (text.isEmpty()) {
            return NONE;
        }
        long hash = Fingerprint.hash("marshal4j names" + text);
        return hash == NONE ? 1 : hash;
    }

    /** The text that is hashed; empty if no message has a number of a class. */
    static String text(Schema schema, Function<String, Schema> resolver) {
        NamesFingerprint names = new NamesFingerprint(resolver);
        names.found(schema.type(), schema);
        for (int i = 0; i < names.pending.size(); i++) {
            names.type(i, names.pending.get(i));
        }
        return names.text.toString();
    }

    /** One number for both, the fingerprint itself if there are no names. */
    static long combined(long fingerprint, long names) {
        return names == NONE
                ? fingerprint
                : Fingerprint.hash("marshal4j schema " + Long.toHexString(fingerprint) + " " + Long.toHexString(names));
    }

    private void found(String type, Schema schema) {
        if (numbers.putIfAbsent(type, numbers.size()) == null) {
            pending.add(schema);
        }
    }

    private void held(String type) {
        if (!numbers.containsKey(type)) {
            found(type, resolver.apply(type));
        }
    }

    private void type(int number, Schema schema) {
        if (schema.isFamily()) {
            text.append("\n#").append(number);
            add(schema.members());
            schema.members().values().forEach(this::held);
        }
        List<SchemaField> fields = schema.fields();
        for (int i = 0; i < fields.size(); i++) {
            listed("\n#" + number + '.' + i, fields.get(i).type());
            fields.get(i).type().heldTypes().forEach(this::held);
        }
    }

    private void listed(String field, WireType type) {
        if (type instanceof WireType.Dynamic dynamic && !dynamic.listed().isEmpty()) {
            text.append(field);
            add(Listable.names(dynamic));
        }
        type.parts().forEach(part -> listed(field, part));
    }

    private void add(SortedMap<Integer, String> names) {
        names.forEach(
                (number, name) -> text.append("\n ").append(number).append(' ').append(SimpleNames.of(name)));
    }
}
