package org.marshal4j.audit.align;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.NotUnderstood;

/** Collects what an alignment finds; the same finding on several paths counts once. */
final class Sink {

    private final Map<String, Finding> findings = new LinkedHashMap<>();
    final List<NotUnderstood> gaps = new ArrayList<>();
    final List<Slot> slots = new ArrayList<>();
    /** Operations and nested objects to which some path leads. */
    final Set<Integer> reached = new HashSet<>();

    private boolean left;

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

    List<Finding> findings() {
        return List.copyOf(findings.values());
    }
}
