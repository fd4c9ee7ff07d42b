package org.marshal4j.audit.print;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.marshal4j.audit.report.AuditReport;

/** The forms of a report, by the names that users give. */
public enum ReportFormat {
    /** Text, for people. */
    TEXT("txt"),
    /** A page. */
    HTML("html"),
    /** For programs. */
    JSON("json"),
    /** SARIF 2.1.0, for code hosts. */
    SARIF("sarif");

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
    public String print(AuditReport report, UnaryOperator<String> paths) {
        return switch (this) {
            case TEXT -> new TextPrinter(true).print(report);
            case HTML -> HtmlPrinter.print(report);
            case JSON -> new JsonPrinter().print(report);
            case SARIF -> new SarifPrinter(paths).print(report);
        };
    }
}
