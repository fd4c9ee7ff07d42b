package org.marshal4j.audit.print;

import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Certainty;

/** The sentence that says how much was looked at, and how much was found. */
final class Summary {
    private Summary() {}

    static String of(AuditReport report) {
        return count(report.classes(), "class", "classes") + ", "
                + count(report.pairs().size(), "pair of methods", "pairs of methods") + ", " + report.understood()
                + " of them understood to the last byte; "
                + count(report.count(Certainty.LIKELY), "finding", "findings") + ", "
                + report.count(Certainty.CERTAIN) + " of them certain"
                + (report.accepted() > 0 ? ", " + report.accepted() + " more accepted" : "")
                + (report.broken() > 0 ? "; " + count(report.broken(), "broken class file", "broken class files") : "")
                + ".";
    }

    private static String count(long count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }
}
