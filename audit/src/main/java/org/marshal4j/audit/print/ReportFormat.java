package org.marshal4j.audit.print;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.marshal4j.audit.report.AuditReport;

/** The forms of a report, by the names that users give. */
public enum ReportFormat {
    /** Text, for people. */
    TEXT("txt") {
        @Override
        public String print(AuditReport report, UnaryOperator<String> paths) {
            return new TextPrinter(true).print(report);
        }
    },
    /** A page. */
    HTML("html") {
        @Override
        public String print(AuditReport report, UnaryOperator<String> paths) {
            return HtmlPrinter.print(report);
        }
    },
    /** For programs. */
    JSON("json") {
        @Override
        public String print(AuditReport report, UnaryOperator<String> paths) {
            return new JsonPrinter().print(report);
        }
    },
    /** SARIF 2.1.0, for code hosts. */
    SARIF("sarif") {
        @Override
        public String print(AuditReport report, UnaryOperator<String> paths) {
            return new SarifPrinter(paths).print(report);
        }
    };

    private final String suffix;

    ReportFormat(String suffix) {
        this.suffix = suffix;
    }

    /**
     * The format of a name in lower case.
     *
     * @throws IllegalArgumentException if there is none; the message names all
     */
    public static ReportFormat of(String name) {
        return Arrays.stream(values())
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("A format is text, html, json or sarif, not " + name));
    }

    /** The name of a file for the report, such as {@code audit.html}. */
    public String fileName() {
        return "audit." + suffix;
    }

    /**
     * The report.
     *
     * @param paths from a path below a source folder to one that a code host knows; used by SARIF only
     */
    public abstract String print(AuditReport report, UnaryOperator<String> paths);
}
