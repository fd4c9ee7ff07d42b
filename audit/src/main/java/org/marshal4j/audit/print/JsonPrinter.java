package org.marshal4j.audit.print;

import java.util.LinkedHashMap;
import java.util.Map;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.PairResult;
import org.marshal4j.audit.report.Place;

/** A report as JSON, for programs. */
public final class JsonPrinter {

    /** The report. */
    public String print(AuditReport report) {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("classes", report.classes());
        root.put("brokenClasses", report.broken());
        root.put("pairs", report.pairs().size());
        root.put("understood", report.understood());
        root.put("certain", report.count(Certainty.CERTAIN));
        root.put("accepted", report.accepted());
        root.put(
                "findings", report.findings().stream().map(JsonPrinter::finding).toList());
        root.put(
                "notUnderstood",
                report.pairs().stream().flatMap(JsonPrinter::gaps).toList());
        root.put("unusedBaseline", report.unusedBaseline());
        return Json.of(root);
    }

    private static Map<String, Object> finding(Finding finding) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("code", finding.kind().code());
        map.put("title", finding.kind().title());
        map.put("certainty", finding.certainty().label());
        map.put("class", finding.className());
        map.put("member", finding.member());
        map.put("pair", finding.pair());
        map.put("message", finding.message());
        map.put("written", place(finding.written()));
        map.put("read", place(finding.read()));
        map.put("advice", finding.kind().advice());
        return map;
    }

    private static java.util.stream.Stream<Object> gaps(PairResult pair) {
        return pair.gaps().stream().map(gap -> {
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("class", pair.className());
            map.put("pair", pair.kind());
            map.put("reason", gap.reason());
            map.put("at", place(gap.place()));
            return map;
        });
    }

    private static Map<String, Object> place(Place place) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("class", place.className());
        map.put("method", place.method());
        map.put("file", place.path());
        map.put("line", place.line());
        return map;
    }
}
