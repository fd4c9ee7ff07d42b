package org.marshal4j.schema.field;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.marshal4j.schema.Schema;

/**
 * The former names of the fields of today's schemas. After a merge, names and places alone would not tell what has
 * become of the fields of either branch.
 */
public final class FormerNames {
    private static final int NEW = -1;

    private final FieldHistory history;
    private final int from;
    private final Map<String, Schema> today;
    private final InheritedHistory inherited;

    /**
     * Creates it.
     *
     * @param history the schemas before
     * @param from the first revision that has those of today
     * @param today these by the binary names of their types
     * @param others the former names of another type's fields
     */
    public FormerNames(
            FieldHistory history, int from, Map<String, Schema> today, Function<Schema, Map<String, String>> others) {
        this.history = history;
        this.from = from;
        this.today = today;
        this.inherited = new InheritedHistory(history, from, today, others);
    }

    /**
     * The former names of a schema's fields, by the present ones.
     *
     * @param guessed what names and places tell
     */
    public Map<String, String> of(Schema schema, Map<String, String> guessed) {
        Map<String, String> known = inherited.in(schema, guessed);
        if (!history.hasBranches()) {
            return known;
        }
        FieldRevisions all = history.fields(schema.type());
        FieldIds last = all.before(from);
        PulledNames names = new PulledNames(
                FieldNames.all(schema),
                last,
                all.merges(from)
                        .filter(all::isOursChanged)
                        .findFirst()
                        .map(branch ->
                                new NextFieldIds(schema, known).mergedNames(all.base(branch), all.ours(branch), last))
                        .orElse(known));
        for (Schema type : names.areComplete() ? List.<Schema>of() : today.values()) {
            history.fields(type.type()).merges(from).findFirst().ifPresent(branch -> {
                told(type, schema, branch, branch.first()).ifPresent(names::add);
                told(type, schema, branch, branch.last() + 1).ifPresent(names::add);
            });
        }
        return names.names();
    }

    /**
     * What a type that inherits the same fields tells after a merge.
     *
     * @param end the revision after the last one of either branch
     */
    private Optional<PulledNames.Told> told(Schema type, Schema asked, Branch branch, int end) {
        Set<String> sources = PulledNames.sources(type.type(), today::get);
        sources.retainAll(PulledNames.sources(asked.type(), today::get));
        sources.retainAll(PulledNames.sources(type.type(), name -> history.schema(name, end)));
        sources.retainAll(PulledNames.sources(asked.type(), name -> history.schema(name, end)));
        String source = sources.stream().findFirst().orElse("");
        Schema now = today.get(source);
        Schema then = history.schema(source, end);
        // A type that one branch does not have comes from the other one, and has the fields that it inherits there.
        if (now == null
                || then == null
                || type.type().equals(asked.type())
                || !InheritedHistory.beginsWith(history.schema(type.type(), end), then)
                || !InheritedHistory.beginsWith(history.schema(asked.type(), end), then)
                || !InheritedHistory.beginsWith(type, now)
                || !InheritedHistory.beginsWith(asked, now)) {
            return Optional.empty();
        }
        FieldRevisions all = history.fields(type.type());
        FieldIds theirs = all.before(branch.last() + 1);
        return Optional.of(new PulledNames.Told(
                all.before(end),
                new NextFieldIds(type, Map.of()).merging(all.base(branch), all.ours(branch), theirs, () -> NEW),
                history.fields(asked.type()).before(end),
                then.plainFields().size(),
                now.plainFields().size()));
    }
}
