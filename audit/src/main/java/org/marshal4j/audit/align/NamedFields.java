package org.marshal4j.audit.align;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.report.NotUnderstood;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;

/** Compares fields that are found by their names: their order does not matter. */
final class NamedFields {
    /** Read as it was written, whatever that was. */
    private static final String ANY = "any";

    /** Where a field that nobody writes is an exception for the reader; elsewhere it gets a default. */
    private static final Set<String> STRICT = Set.of("CompactSerializer");

    private final Mismatches mismatches;
    private final Sink sink;

    /** Where the methods begin: the one that writes, and the one that reads. */
    private final List<Place> starts;

    private final boolean isStrict;
    private final Map<String, List<Field>> written;
    private final Map<String, List<Field>> read;
    private boolean isWhole = true;

    /** A field where it is written or read. */
    private record Field(String form, Node node, List<Condition> conditions, boolean isRepeated) {
        boolean isConditional() {
            return isRepeated || !conditions.isEmpty();
        }
    }

    private NamedFields(String pair, Grammar writer, Grammar reader, Mismatches mismatches, Sink sink) {
        this.mismatches = mismatches;
        this.sink = sink;
        this.starts = List.of(writer.start(), reader.start());
        this.isStrict = STRICT.contains(pair);
        this.written = fields(writer.nodes());
        this.read = fields(reader.nodes());
    }

    /** Whether a method writes or reads fields by their names. */
    static boolean has(List<Node> nodes) {
        boolean[] found = {false};
        Nodes.each(nodes, node -> found[0] |= node instanceof Node.Op op && op.isName());
        return found[0];
    }

    static void compare(String pair, Grammar writer, Grammar reader, Mismatches mismatches, Sink sink) {
        NamedFields fields = new NamedFields(pair, writer, reader, mismatches, sink);
        fields.written.forEach((name, where) -> fields.compare(name, where, fields.read.get(name)));
        Map<Integer, Value> values = fields.meet();
        fields.written.forEach((name, where) -> fields.compareChoices(name, where, fields.read.get(name), values));
        fields.read.forEach((name, where) -> {
            if (!fields.written.containsKey(name)) {
                fields.neverWritten(name, where);
            }
        });
    }

    private Map<String, List<Field>> fields(List<Node> nodes) {
        Map<String, List<Field>> found = new LinkedHashMap<>();
        collect(nodes, List.of(), false, found);
        return found;
    }

    private void collect(
            List<Node> nodes, List<Condition> conditions, boolean isRepeated, Map<String, List<Field>> found) {
        Node.Op name = null;
        for (Node node : nodes) {
            if (node instanceof Node.Op op && op.isName()) {
                name = op;
                if (op.form().equals(Node.Op.NAME)) {
                    gap("the name of a field", op);
                }
            } else if (node instanceof Node.Choice choice) {
                collect(choice.yes(), with(conditions, choice.condition()), isRepeated, found);
                collect(choice.no(), with(conditions, choice.condition().not()), isRepeated, found);
            } else if (node instanceof Node.Loop loop) {
                collect(loop.body(), conditions, true, found);
            } else if (node instanceof Node.Opaque) {
                isWhole = false;
            } else if (node instanceof Node.Op || node instanceof Node.Call) {
                if (name == null) {
                    gap("a value without a name", node);
                } else if (!name.form().equals(Node.Op.NAME)) {
                    String form = node instanceof Node.Op op ? op.form() : ANY;
                    found.computeIfAbsent(name.form(), key -> new ArrayList<>())
                            .add(new Field(form, node, conditions, isRepeated));
                }
                name = null;
            }
        }
    }

    private static List<Condition> with(List<Condition> conditions, Condition more) {
        List<Condition> all = new ArrayList<>(conditions);
        all.add(more);
        return all;
    }

    /** Fields that are written once and read once meet; returns what is written where the reader's operations read. */
    private Map<Integer, Value> meet() {
        Map<Integer, Value> values = new HashMap<>();
        written.forEach((name, writings) -> {
            List<Field> readings = read.getOrDefault(name, List.of());
            if (writings.size() == 1
                    && readings.size() == 1
                    && writings.get(0).node() instanceof Node.Op one
                    && readings.get(0).node() instanceof Node.Op other) {
                sink.slots.add(new Slot(one, other, false));
                values.put(other.id(), Canon.ofWriter().of(one.value()));
            }
        });
        return values;
    }

    /** Finds a field that is read where it is not written, and one that is read more often than it is there. */
    private void compareChoices(
            String name, List<Field> writings, @Nullable List<Field> readings, Map<Integer, Value> values) {
        if (isStrict || readings == null || readings.stream().anyMatch(Field::isRepeated)) {
            return;
        }
        Field writing = writings.get(0);
        Field reading = readings.get(readings.size() - 1);
        long always =
                readings.stream().filter(each -> each.conditions().isEmpty()).count();
        if (always > writings.size()) {
            add(FindingKind.READ_NOT_WRITTEN, false, name, writing, reading, name + " is read again, and written once");
        } else if (writings.size() == 1
                && readings.size() == 1
                && writing.conditions().size() == 1
                && reading.conditions().size() == 1) {
            Condition chosen = Canon.ofWriter().of(writing.conditions().get(0));
            Condition tested = Canon.ofReader(values).of(reading.conditions().get(0));
            if (chosen.not().equals(tested)) {
                String what = name + " is read where it is not written, and the other way round";
                add(FindingKind.ONE_SIDED_CHOICE, false, name, writing, reading, what);
            }
        }
    }

    private void gap(String what, Node at) {
        isWhole = false;
        sink.gaps.add(new NotUnderstood(what, at.place()));
    }

    private void compare(String name, List<Field> writings, @Nullable List<Field> readings) {
        Field writing = writings.get(0);
        List<Field> always =
                writings.stream().filter(each -> !each.isConditional()).toList();
        if (isStrict && always.size() > 1) {
            add(FindingKind.WRITES_THEN_THROWS, true, name, always.get(1), null, name + " is written twice");
        }
        if (readings == null) {
            add(FindingKind.WRITTEN_NOT_READ, false, name, writing, null, name + " is written here and not read");
            return;
        }
        Set<String> forms = readings.stream().map(Field::form).collect(Collectors.toSet());
        boolean isSame = forms.contains(ANY)
                || writings.stream().anyMatch(each -> each.form().equals(ANY) || forms.contains(each.form()));
        if (!isSame) {
            Field reading = readings.get(0);
            boolean isSure = isStrict
                    && writings.size() + readings.size() == 2
                    && !reading.isConditional()
                    && !writing.isConditional();
            String what = name + " is written as " + writing.form() + ", and read as " + reading.form();
            add(FindingKind.OTHER_TYPE, isSure, name, writing, reading, what);
        }
    }

    private void neverWritten(String name, List<Field> readings) {
        Field reading = readings.get(0);
        boolean isSure = isStrict && !reading.isConditional();
        add(FindingKind.READ_NOT_WRITTEN, isSure, name, null, reading, name + " is read here and not written");
    }

    private void add(
            FindingKind kind,
            boolean isSure,
            String name,
            @Nullable Field writing,
            @Nullable Field reading,
            String what) {
        sink.add(mismatches.finding(
                kind,
                isSure && isWhole ? Certainty.CERTAIN : Certainty.LIKELY,
                name.substring(Node.Op.NAME.length()).replace("\"", ""),
                writing != null ? writing.node().place() : starts.get(0),
                reading != null ? reading.node().place() : starts.get(1),
                what));
    }
}
