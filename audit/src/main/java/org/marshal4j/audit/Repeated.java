package org.marshal4j.audit;

import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        // By identity, not by equality: several readers of a class have equal ones.
        Set<Finding> left = Collections.newSetFromMap(new IdentityHashMap<>());
        left.addAll(kept.values());
        return pairs.stream().map(pair -> with(pair, left)).toList();
    }

    private static PairResult with(PairResult pair, Set<Finding> kept) {
        List<Finding> own = pair.findings().stream().filter(kept::contains).toList();
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
        return surer > 0 || (surer == 0 && own) ? other : one;
    }

    private static boolean isOwn(Finding finding) {
        return finding.written().className().equals(finding.className());
    }

    private static String key(Finding finding) {
        return finding.kind() + " " + finding.written() + " " + finding.read();
    }
}
