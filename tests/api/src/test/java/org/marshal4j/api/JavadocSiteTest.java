package org.marshal4j.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The Javadoc of what users may call is created without warnings, and is complete in the places where users look
 * first.
 */
@EnabledIfSystemProperty(named = "javadoc", matches = "true")
class JavadocSiteTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();

    /** In these folders, everything has a comment, and every parameter and result a tag. */
    private static final List<String> COMPLETE = List.of("""
            annotations/ runtime/src/main/java/org/marshal4j/runtime/inspect/
            runtime/src/main/java/org/marshal4j/runtime/jdk/ runtime/src/main/java/org/marshal4j/runtime/layout/
            runtime/src/main/java/org/marshal4j/runtime/view/ table/ tools/ integrations/agrona/
            integrations/channels/ integrations/chronicle/ integrations/flink/ integrations/grpc/
            integrations/guava/ integrations/hazelcast/ integrations/joda/ integrations/kafka/ integrations/map/
            integrations/queue/ integrations/segments/
            """.split("\\s+"));

    /** The same holds for this folder, but not for the packages inside it. */
    private static final String RUNTIME = "runtime/src/main/java/org/marshal4j/runtime/";

    private static List<String> packages() {
        List<String> packages = new ArrayList<>(List.of("""
                org.marshal4j org.marshal4j.schema org.marshal4j.schema.canonical org.marshal4j.schema.change
                org.marshal4j.schema.lock org.marshal4j.schema.text org.marshal4j.schema.wire
                org.marshal4j.runtime org.marshal4j.runtime.memory org.marshal4j.runtime.layout
                org.marshal4j.runtime.inspect org.marshal4j.runtime.jdk org.marshal4j.runtime.view
                org.marshal4j.tools.cat org.marshal4j.tools.file org.marshal4j.tools.filter
                org.marshal4j.tools.queue org.marshal4j.tools.report org.marshal4j.tools.type
                """.split("\\s+")));
        Stream.of(
                        "adopt",
                        "adopt.report",
                        "agrona",
                        "audit",
                        "audit.print",
                        "audit.report",
                        "channels",
                        "chronicle",
                        "flink",
                        "grpc",
                        "guava",
                        "hazelcast",
                        "joda",
                        "kafka",
                        "map",
                        "queue",
                        "table",
                        "table.stored")
                .map("org.marshal4j."::concat)
                .forEach(packages::add);
        // Its sources use classes that older JDKs do not have.
        if (Runtime.version().feature() >= 22) {
            packages.add("org.marshal4j.segments");
        }
        return packages;
    }

    @Test
    void isCreatedWithoutWarnings() throws IOException {
        Path folder = Path.of("target/javadoc").toAbsolutePath();
        List<JavadocSite.Finding> findings = JavadocSite.of(ROOT, packages()).writeTo(folder);
        assertThat(findings)
                .filteredOn(finding -> !finding.isOfAbsence() || mustBeComplete(finding.place()))
                .isEmpty();
        assertThat(Files.readString(folder.resolve("org/marshal4j/runtime/Marshaller.html")))
                .contains("QuoteMarshaller.INSTANCE.toByteArray");
    }

    private static boolean mustBeComplete(String place) {
        return COMPLETE.stream().anyMatch(place::startsWith)
                || place.startsWith(RUNTIME) && place.indexOf('/', RUNTIME.length()) < 0;
    }
}
