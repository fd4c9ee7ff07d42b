package org.marshal4j.processor.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import org.marshal4j.processor.program.ImportSite;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.scan.type.Remark;

/**
 * Reports which fields are dynamic because an import says so: once for each import, with the number of fields and the
 * first few of them.
 */
public final class DynamicNotes {

    private static final int SHOWN = 5;

    private final Map<Element, Noted> byImporter = new LinkedHashMap<>();

    private record Noted(ImportSite site, List<String> fields) {}

    /** Notes dynamic fields of a class, each given as class and field. */
    public void add(Subject subject, List<String> fields) {
        if (fields.isEmpty() || subject.site().isEmpty()) {
            return;
        }
        ImportSite site = subject.site().get();
        List<String> noted = byImporter
                .computeIfAbsent(site.importer(), importer -> new Noted(site, new ArrayList<>()))
                .fields();
        fields.stream().filter(field -> !noted.contains(field)).forEach(noted::add);
    }

    /** Returns the remarks on all noted fields, and forgets the fields. */
    public List<Remark> take() {
        List<Remark> remarks =
                byImporter.values().stream().map(DynamicNotes::remark).toList();
        byImporter.clear();
        return remarks;
    }

    private static Remark remark(Noted noted) {
        List<String> fields = noted.fields();
        int more = fields.size() - SHOWN;
        String shown = fields.stream().limit(SHOWN).collect(Collectors.joining(", "));
        String message = "dynamic = true makes " + (fields.size() == 1 ? "1 field" : fields.size() + " fields")
                + " dynamic, so each value is written with its class: " + shown
                + (more > 0 ? " and " + more + (more == 1 ? " other." : " others.") : ".");
        return new Remark(
                noted.site().importer(), Optional.of(noted.site().annotation()), Optional.empty(), message, false);
    }
}
