package org.marshal4j.audit.report;

import java.util.Comparator;

/**
 * A place where two methods disagree.
 *
 * @param kind what is wrong
 * @param certainty how sure that is
 * @param pair the kind of pair, such as {@code Writable}
 * @param className the audited class, as in {@code java.util.Map$Entry}
 * @param member the field, or what is written, that it is about; stable without line numbers
 * @param written where it is written; for a reading that has no writing, the last writing before it
 * @param read where it is read; for a writing that has no reading, the last reading before it
 * @param message the whole finding in one sentence
 */
public record Finding(
        FindingKind kind,
        Certainty certainty,
        String pair,
        String className,
        String member,
        Place written,
        Place read,
        String message) {

    /** Orders findings by class, then by the lines that write. */
    public static final Comparator<Finding> ORDER = Comparator.comparing(Finding::className)
            .thenComparing(Finding::written)
            .thenComparing(Finding::read)
            .thenComparing(Finding::kind);

    /** The same finding, but sure to no more than {@code most}. */
    public Finding atMost(Certainty most) {
        Certainty lower = certainty.compareTo(most) <= 0 ? certainty : most;
        return new Finding(kind, lower, pair, className, member, written, read, message);
    }
}
