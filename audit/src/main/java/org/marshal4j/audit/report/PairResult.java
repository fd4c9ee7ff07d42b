package org.marshal4j.audit.report;

import java.util.List;

/**
 * What became of one pair of methods.
 *
 * @param kind the kind of pair, such as {@code Writable}
 * @param className the class
 * @param writer the method that writes
 * @param reader the method that reads
 * @param written what the first one writes, a line for each operation, indented by its depth
 * @param read the same for what is read
 * @param findings what is wrong
 * @param gaps what was not understood; empty if every byte of both methods is
 */
public record PairResult(
        String kind,
        String className,
        Place writer,
        Place reader,
        List<GrammarLine> written,
        List<GrammarLine> read,
        List<Finding> findings,
        List<NotUnderstood> gaps) {

    /** Copies the lists. */
    public PairResult {
        written = List.copyOf(written);
        read = List.copyOf(read);
        findings = List.copyOf(findings);
        gaps = List.copyOf(gaps);
    }

    /** Whether every byte that either method writes or reads is understood. */
    public boolean understood() {
        return gaps.isEmpty();
    }
}
