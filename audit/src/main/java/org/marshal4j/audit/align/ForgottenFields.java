package org.marshal4j.audit.align;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.tree.ClassNode;

/** Finds fields that a method which copies an object forgets, although they are written. */
record ForgottenFields(Hierarchy hierarchy, Mismatches mismatches, Sink sink) {
    /** Compares the fields that are written with those that the new object of a copying method gets. */
    void check(Grammar writer, Grammar copy) {
        Value result = copy.result();
        if (result instanceof Value.Select select) {
            // Null has null as its copy.
            result = select.yes().equals(Values.nothing()) ? select.no() : select.yes();
        }
        if (!(result instanceof Value.Fresh made) || !isWhole(copy)) {
            return;
        }
        Map<String, Value> set = new HashMap<>();
        copy.fields().forEach((field, value) -> {
            if (field.owner().equals(made)) {
                set.put(field.name(), value);
            }
        });
        if (set.isEmpty()) {
            return;
        }
        boolean sure = !copy.escaped().contains(made.id()) && knowsConstructors(made);
        Map<String, Place> written = written(writer, made.type());
        written.forEach((name, place) -> {
            Value value = set.get(name);
            if (value == null || value instanceof Value.Const) {
                String what = "field " + name + " is written, and a copy does not get it";
                add(sure, name, place, copy, what);
            } else if (value instanceof Value.Field other
                    && other.owner() instanceof Value.Param
                    && !other.name().equals(name)
                    && other.type().equals(value.type())
                    && written.containsKey(other.name())) {
                String what = "field " + name + " of a copy gets the value of field " + other.name();
                add(false, name, place, copy, what);
            }
        });
    }

    private void add(boolean sure, String name, Place place, Grammar copy, String what) {
        Certainty certainty = sure ? Certainty.CERTAIN : Certainty.LIKELY;
        sink.add(mismatches.finding(FindingKind.COPY_DIFFERS, certainty, name, place, copy.start(), what));
    }

    private static boolean isWhole(Grammar copy) {
        boolean[] open = {false};
        Nodes.each(copy.nodes(), node -> open[0] |= node instanceof Node.Opaque);
        return !open[0];
    }

    /** Whether the class of an object and those above it are known, so that nothing else sets its fields. */
    private boolean knowsConstructors(Value.Fresh made) {
        ClassNode node = hierarchy.find(name(made.type()));
        return node != null
                && hierarchy.chain(node).stream()
                        .allMatch(above -> above.superName == null
                                || above.superName.startsWith("java/")
                                || hierarchy.find(above.superName) != null);
    }

    /** The fields of the object that are written as they are, and where. */
    private Map<String, Place> written(Grammar writer, String type) {
        Map<String, Place> written = new HashMap<>();
        Set<String> own = new HashSet<>();
        ClassNode node = hierarchy.find(name(type));
        if (node != null) {
            hierarchy.chain(node).forEach(each -> each.fields.forEach(field -> own.add(field.name)));
        }
        Nodes.each(writer.nodes(), each -> {
            if (each instanceof Node.Op op) {
                Values.any(op.value(), part -> {
                    boolean of = part instanceof Value.Field field
                            && field.owner() instanceof Value.Param
                            && field.owner().type().equals(type)
                            && own.contains(field.name());
                    if (of) {
                        written.putIfAbsent(((Value.Field) part).name(), op.place());
                    }
                    return false;
                });
            }
        });
        return written;
    }

    private static String name(String type) {
        return type.substring(1, type.length() - 1);
    }
}
