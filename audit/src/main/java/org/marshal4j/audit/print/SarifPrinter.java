package org.marshal4j.audit.print;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Baseline;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.report.Place;

/** A report as SARIF 2.1.0, which code hosts show beside pull requests. */
public final class SarifPrinter {

    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    private final UnaryOperator<String> paths;

    /** Prints file names below a source folder, such as {@code src/main/java}; empty for none. */
    public SarifPrinter(String sources) {
        this(path -> sources.isEmpty() || sources.endsWith("/") ? sources + path : sources + "/" + path);
    }

    /** Prints what a function makes of a path below a source folder, such as {@link RepositoryPaths}. */
    public SarifPrinter(UnaryOperator<String> paths) {
        this.paths = paths;
    }

    /** The report. */
    public String print(AuditReport report) {
        Map<String, Object> driver = new LinkedHashMap<>();
        driver.put("name", "marshal4j audit");
        driver.put("informationUri", "https://github.com/marshal4j/marshal4j");
        driver.put("rules", rules());
        Map<String, Object> run = new LinkedHashMap<>();
        run.put("tool", Map.of("driver", driver));
        run.put("columnKind", "utf16CodeUnits");
        run.put("results", report.findings().stream().map(this::result).toList());
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("$schema", SCHEMA);
        root.put("version", "2.1.0");
        root.put("runs", List.of(run));
        return Json.of(root);
    }

    private static List<Object> rules() {
        List<Object> rules = new ArrayList<>();
        for (FindingKind kind : FindingKind.values()) {
            Map<String, Object> rule = new LinkedHashMap<>();
            rule.put("id", kind.code());
            rule.put("shortDescription", text(kind.title()));
            rule.put("help", text(kind.advice()));
            rules.add(rule);
        }
        return rules;
    }

    private Map<String, Object> result(Finding finding) {
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("ruleId", finding.kind().code());
        result.put("ruleIndex", Arrays.asList(FindingKind.values()).indexOf(finding.kind()));
        result.put("level", finding.certainty() == Certainty.CERTAIN ? "error" : "warning");
        result.put("message", text(finding.className() + "." + finding.member() + ": " + finding.message()));
        result.put("locations", List.of(location(finding.read())));
        Map<String, Object> written = new LinkedHashMap<>(location(finding.written()));
        written.put("id", 1);
        written.put("message", text("written here"));
        result.put("relatedLocations", List.of(written));
        // Stable without line numbers, so that a host knows a finding again.
        result.put("partialFingerprints", Map.of("marshal4j/v1", Baseline.line(finding)));
        return result;
    }

    private Map<String, Object> location(Place place) {
        Map<String, Object> physical = new LinkedHashMap<>();
        physical.put("artifactLocation", Map.of("uri", paths.apply(place.path())));
        if (place.line() > 0) {
            physical.put("region", Map.of("startLine", place.line()));
        }
        Map<String, Object> location = new LinkedHashMap<>();
        location.put("physicalLocation", physical);
        String name = place.className() + "." + place.method();
        location.put("logicalLocations", List.of(Map.of("fullyQualifiedName", name)));
        return location;
    }

    private static Map<String, Object> text(String text) {
        return Map.of("text", text);
    }
}
