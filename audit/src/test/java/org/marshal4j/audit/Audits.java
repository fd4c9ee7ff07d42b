package org.marshal4j.audit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.marshal4j.audit.report.AuditReport;

/** Runs audits of the classes that the tests are compiled with. */
final class Audits {

    static final Path CLASSES = Path.of("target", "test-classes");

    private Audits() {}

    static AuditReport of(Class<?> fixture) throws IOException {
        return Audit.of(List.of(CLASSES))
                .withClasses(List.of(fixture.getName()))
                .run();
    }
}
