package org.marshal4j.tools;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;

/** The tools know neither Maven, nor the command line, nor Chronicle. Arrows between packages point one way. */
@AnalyzeClasses(packages = "org.marshal4j.tools", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String TOOLS = "org.marshal4j.tools.";

    @ArchTest
    static final ArchRule FILE = only("file");

    @ArchTest
    static final ArchRule QUEUE = only("queue", TOOLS + "file");

    @ArchTest
    static final ArchRule TYPE = only("type", "org.marshal4j.runtime..", "org.marshal4j.schema..");

    @ArchTest
    static final ArchRule FILTER = only("filter", TOOLS + "type", "org.marshal4j.runtime..", "org.marshal4j.schema..");

    @ArchTest
    static final ArchRule REPORT = only("report", TOOLS + "type", "org.marshal4j.schema..");

    @ArchTest
    static final ArchRule FORK = only("fork", TOOLS + "type", "org.marshal4j.runtime..", "org.marshal4j.schema..");

    @ArchTest
    static final ArchRule MODULE = only("module", TOOLS + "type", "org.marshal4j.schema..");

    @ArchTest
    static final ArchRule PAGE =
            only("page", TOOLS + "report", TOOLS + "fork", "org.marshal4j.runtime..", "org.marshal4j.schema..");

    @ArchTest
    static final ArchRule WORK = only(
            "work",
            TOOLS + "type",
            TOOLS + "report",
            TOOLS + "fork",
            TOOLS + "module",
            TOOLS + "page",
            "org.marshal4j.audit..",
            "org.marshal4j.adopt",
            "org.marshal4j.adopt.report",
            "org.marshal4j.schema..");

    @ArchTest
    static final ArchRule CAT = only(
            "cat",
            TOOLS + "file",
            TOOLS + "queue",
            TOOLS + "type",
            TOOLS + "filter",
            "org.marshal4j.table.stored",
            "org.marshal4j.runtime..",
            "org.marshal4j.schema..");

    @ArchTest
    static final ArchRule NO_CIRCLES =
            slices().matching(TOOLS + "(*)..").should().beFreeOfCycles();

    private static ArchRule only(String own, String... others) {
        return classes()
                .that()
                .resideInAPackage(TOOLS + own)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        Stream.concat(Stream.of(TOOLS + own, "java..", "org.jspecify.annotations.."), Stream.of(others))
                                .toArray(String[]::new));
    }
}
