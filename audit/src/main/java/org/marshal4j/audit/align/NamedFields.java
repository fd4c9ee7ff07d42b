package org.marshal4j.audit.align;

import java.util.ArrayList;
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
    private record Field(String form, Node node, boolean isConditional) {}

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
        fields.read.forEach((name, where) -> {
            if (!fields.written.containsKey(name)) {
                fields.neverWritten(name, where);
            }
        });
    }

    private Map<String, List<Field>> fields(List<Node> nodes) {
        Map<String, List<Field>> found = new LinkedHashMap<>();
        collect(nodes, false, found);
        return found;
    }

    private void collect(List<Node> nodes, boolean isConditional, Map<String, List<Field>> found) {
        Node.Op name = null;
        for (Node node : nodes) {
            if (node instanceof Node.Op op && op.isName()) {
                name = op;
                if (op.form().equals(Node.Op.NAME)) {
                    gap("the name of a field", op);
                }
            } else if (node instanceof Node.Choice choice) {
                collect(choice.yes(), true, found);
                collect(choice.no(), true, found);
            } else if (node instanceof Node.Loop loop) {
                collect(loop.body(), true, found);
            } else if (node instanceof Node.Opaque) {
                isWhole = false;
            } else if (node instanceof Node.Op || node instanceof Node.Call) {
                if (name == null) {
                    gap("a value without a name", node);
                } else if (!name.form().equals(Node.Op.NAME)) {
                    String form = node instanceof Node.Op op ? op.form() : ANY;
                    found.computeIfAbsent(name.form(), key -> new ArrayList<>())
                            .add(new Field(form, node, isConditional));
                }
                name = null;
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
                    && !reading.isConditional
                    && !writing.isConditional;
            String what = name + " is written as " + writing.form() + ", and read as " + reading.form();
            add(FindingKind.OTHER_TYPE, isSure, name, writing, reading, what);
        }
    }

    private void neverWritten(String name, List<Field> readings) {
        Field reading = readings.get(0);
        boolean isSure = isStrict && !reading.isConditional;
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
