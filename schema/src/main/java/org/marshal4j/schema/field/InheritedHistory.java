package org.marshal4j.schema.field;

import java.util.Map;
import java.util.NavigableMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;

/**
 * The former names of inherited fields: the nearest superclass tells them that may have been accepted without the type.
 *
 * @param history the schemas before
 * @param from the first revision that has those of today
 * @param today these by the binary names of their types
 * @param others the former names of another type's fields
 */
record InheritedHistory(
        FieldHistory history, int from, Map<String, Schema> today, Function<Schema, Map<String, String>> others) {

    /**
     * Puts what the superclass tells in place of what names and places tell.
     *
     * @param guessed the former names by the present ones
     */
    Map<String, String> in(Schema schema, Map<String, String> guessed) {
        NavigableMap<Integer, FieldHistory.Step> own = history.steps(schema.type());
        if (own.isEmpty()) {
            return guessed;
        }
        Schema was = own.lastEntry().getValue().schema();
        for (String name : PulledNames.sources(schema.type(), today::get)) {
            Schema source = today.get(name);
            boolean mayTell = source != null && !name.equals(schema.type()) && mayTell(source, schema, own.lastKey());
            int then = mayTell ? lastInherited(was, own.lastKey(), name) : 0;
            if (source != null && then > 0) {
                return new InheritedNames(
                                FieldNames.all(was),
                                FieldNames.all(schema),
                                history.fields(name).before(then + 1),
                                fields(source))
                        .in(guessed);
            }
        }
        return guessed;
    }

    private boolean mayTell(Schema source, Schema schema, int revision) {
        NavigableMap<Integer, FieldHistory.Step> all = history.steps(source.type());
        return !all.isEmpty() && (history.hasBranches() || all.lastKey() > revision) && beginsWith(schema, source);
    }

    /** The fields of a superclass today. */
    private FieldIds fields(Schema source) {
        FieldRevisions all = history.fields(source.type());
        return source.equals(history.schema(source.type(), Integer.MAX_VALUE))
                ? all.before(from)
                : all.next(from, new FieldHistory.Step(source, others.apply(source)));
    }

    /**
     * The last revision in which a superclass has the fields that a type inherits; 0 if there is none. A type that comes
     * from another branch may have been accepted beside a superclass that already had others.
     *
     * @param revision the first that has the type
     */
    private int lastInherited(Schema schema, int revision, String superclass) {
        for (Map.Entry<Integer, FieldHistory.Step> step :
                history.steps(superclass).descendingMap().entrySet()) {
            if (hasInherited(schema, step.getValue().schema())
                    && (isBelow(schema, superclass, revision) || isBelow(schema, superclass, step.getKey()))) {
                return step.getKey();
            }
        }
        return 0;
    }

    private static boolean hasInherited(Schema schema, Schema source) {
        int fields = source.plainFields().size();
        // A superclass without fields would be at the beginning of any type.
        boolean hasAsMany = schema.inherited()
                .filter(inherited -> inherited.type().equals(source.type()))
                .map(inherited -> inherited.fields() == fields)
                .orElse(fields > 0);
        return hasAsMany && beginsWith(schema, source);
    }

    private boolean isBelow(Schema schema, String superclass, int revision) {
        return PulledNames.sources(
                        schema.type(), type -> type.equals(schema.type()) ? schema : history.schema(type, revision + 1))
                .contains(superclass);
    }

    /** Whether the fields of a type begin with those of another one. */
    static boolean beginsWith(@Nullable Schema schema, Schema source) {
        return schema != null && Level.beginsWith(schema.plainFields(), source.plainFields());
    }
}
