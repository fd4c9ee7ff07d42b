package org.marshal4j.wire;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The module depends only on Wire, the libraries on which Wire is built, and the runtime. */
@AnalyzeClasses(packages = "org.marshal4j.wire", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule ARROWS = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.marshal4j.wire",
                    "org.marshal4j.runtime",
                    "org.marshal4j.runtime.generated",
                    "org.marshal4j.runtime.generated.value",
                    "org.marshal4j.runtime.inspect",
                    "net.openhft.chronicle.wire..",
                    "net.openhft.chronicle.bytes..",
                    "net.openhft.chronicle.core..",
                    "java..",
                    "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule NO_CIRCLES = slices().matching("org.marshal4j.wire.(*)..")
            .should()
            .beFreeOfCycles()
            .allowEmptyShould(true);
}
