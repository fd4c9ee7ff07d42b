package org.marshal4j.audit.align;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.NotUnderstood;

/** Collects what an alignment finds; the same finding on several paths counts once. */
final class Sink {

    private final Map<String, Finding> findings = new LinkedHashMap<>();
    final List<NotUnderstood> gaps = new ArrayList<>();
    final List<Slot> slots = new ArrayList<>();

    void add(Finding finding) {
        String key = finding.written().line() + " " + finding.read().line() + " " + finding.kind();
        findings.merge(key, finding, (a, b) -> a.certainty().compareTo(b.certainty()) >= 0 ? a : b);
    }

    void addAll(Sink other) {
        other.findings.values().forEach(this::add);
        gaps.addAll(other.gaps);
        slots.addAll(other.slots);
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
