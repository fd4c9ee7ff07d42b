package org.marshal4j.queue;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The integration reads and writes queues with the API that users call. */
@AnalyzeClasses(packages = "org.marshal4j.queue", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule ARROWS = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.marshal4j.queue",
                    "org.marshal4j.chronicle",
                    "org.marshal4j.runtime",
                    "org.marshal4j.runtime.inspect",
                    "org.marshal4j.runtime.memory",
                    "org.marshal4j.runtime.view",
                    "org.marshal4j.schema..",
                    "net.openhft..",
                    "java..",
                    "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule NO_CIRCLES = slices().matching("org.marshal4j.queue.(*)..")
            .should()
            .beFreeOfCycles()
            .allowEmptyShould(true);
}
