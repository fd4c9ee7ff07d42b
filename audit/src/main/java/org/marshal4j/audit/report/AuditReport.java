package org.marshal4j.audit.report;

import java.util.List;

/**
 * What an audit found.
 *
 * @param classes how many class files were seen
 * @param broken how many of them could not be read
 * @param pairs every pair of methods, by class
 * @param unusedBaseline lines of the baseline that nothing matched
 * @param accepted how many findings the baseline accepts; they are not among those of the pairs
 */
public record AuditReport(int classes, int broken, List<PairResult> pairs, List<String> unusedBaseline, int accepted) {

    /** Copies the lists. */
    public AuditReport {
        pairs = List.copyOf(pairs);
        unusedBaseline = List.copyOf(unusedBaseline);
    }

    /** All findings that the baseline does not accept, by class and line. */
    public List<Finding> findings() {
        return pairs.stream()
                .flatMap(pair -> pair.findings().stream())
                .sorted(Finding.ORDER)
                .toList();
    }

    /** How many findings are at least this sure. */
    public long count(Certainty atLeast) {
        return findings().stream()
                .filter(finding -> finding.certainty().compareTo(atLeast) >= 0)
                .count();
    }

    /** Whether a build should fail that tolerates no findings of this certainty or above. */
    public boolean fails(Certainty atLeast) {
        return count(atLeast) > 0;
    }

    /** How many pairs are understood to the last byte. */
    public long understood() {
        return pairs.stream().filter(PairResult::understood).count();
    }
}
