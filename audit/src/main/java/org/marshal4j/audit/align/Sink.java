package org.marshal4j.audit.align;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.NotUnderstood;
import org.marshal4j.audit.report.Place;

/** Collects what an alignment finds; the same finding on several paths counts once. */
final class Sink {

    private final Map<String, Finding> findings = new LinkedHashMap<>();
    final List<NotUnderstood> gaps = new ArrayList<>();
    final List<Slot> slots = new ArrayList<>();
    /** Operations and nested objects to which some path leads. */
    final Set<Integer> reached = new HashSet<>();

    private boolean left;

    /** Some path leads to a node, and to all in it. */
    void reach(Node node) {
        Nodes.each(List.of(node), each -> {
            if (each instanceof Node.Op op) {
                reached.add(op.id());
            } else if (each instanceof Node.Call call) {
                reached.add(call.id());
            }
        });
    }

    /** The rest of a path is left out, since it is the same bytes in another form. */
    void leave() {
        left = true;
    }

    /** Whether all that could be reached is known to be. */
    boolean isWhole() {
        return !left && gaps.isEmpty() && findings.isEmpty();
    }

    void add(Finding finding) {
        String key = finding.written().line() + " " + finding.read().line() + " " + finding.kind();
        findings.merge(key, finding, (a, b) -> a.certainty().compareTo(b.certainty()) >= 0 ? a : b);
    }

    void gap(Node.Opaque opaque) {
        gap(opaque.reason(), opaque.place());
    }

    void gap(String reason, Place place) {
        gaps.add(new NotUnderstood(reason, place));
    }

    void addAll(Sink other) {
        other.findings.values().forEach(this::add);
        gaps.addAll(other.gaps);
        slots.addAll(other.slots);
        reached.addAll(other.reached);
        left |= other.left;
    }

    /** Whether something does not fit, and nothing of that is certain. */
    boolean doubts() {
        return findings.values().stream().noneMatch(finding -> finding.certainty() == Certainty.CERTAIN)
                && !(findings.isEmpty() && gaps.isEmpty());
    }

    List<Finding> findings() {
        return List.copyOf(findings.values());
    }
}
