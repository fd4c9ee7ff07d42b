package org.marshal4j.audit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.PairResult;

/** Code that several classes share has the same findings in each: one of them is enough. */
final class Repeated {

    private Repeated() {}

    /** Keeps each finding in one class: the one whose lines it names, or else the first. */
    static List<PairResult> once(List<PairResult> pairs) {
        Map<String, Finding> kept = new HashMap<>();
        for (PairResult pair : pairs) {
            for (Finding finding : pair.findings()) {
                kept.merge(key(finding), finding, Repeated::better);
            }
        }
        return pairs.stream().map(pair -> with(pair, kept)).toList();
    }

    private static PairResult with(PairResult pair, Map<String, Finding> kept) {
        // The same one, not an equal one: several readers of a class have equal ones.
        List<Finding> own = pair.findings().stream()
                .filter(finding -> kept.get(key(finding)) == finding)
                .toList();
        return new PairResult(
                pair.kind(),
                pair.className(),
                pair.writer(),
                pair.reader(),
                pair.written(),
                pair.read(),
                own,
                pair.gaps());
    }

    private static Finding better(Finding one, Finding other) {
        int surer = other.certainty().compareTo(one.certainty());
        boolean own = !isOwn(one) && isOwn(other);
        return surer > 0 || surer == 0 && own ? other : one;
    }

    private static boolean isOwn(Finding finding) {
        return finding.written().className().equals(finding.className());
    }

    private static String key(Finding finding) {
        return finding.kind() + " " + finding.written() + " " + finding.read();
    }
}
