package org.marshal4j.chronicle;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The module depends only on the runtime and on two of Chronicle's libraries, of which it needs no more than bytes. */
@AnalyzeClasses(packages = "org.marshal4j.chronicle", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule ARROWS = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.marshal4j.chronicle",
                    "org.marshal4j.runtime..",
                    "org.marshal4j.schema..",
                    "net.openhft.chronicle.bytes..",
                    "net.openhft.chronicle.core..",
                    "java..",
                    "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule NO_CIRCLES = slices().matching("org.marshal4j.chronicle.(*)..")
            .should()
            .beFreeOfCycles()
            .allowEmptyShould(true);
}
