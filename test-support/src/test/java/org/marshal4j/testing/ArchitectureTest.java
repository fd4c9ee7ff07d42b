package org.marshal4j.testing;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The comparison looks at messages from outside and does not depend on generated code. */
@AnalyzeClasses(packages = "org.marshal4j.testing", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule ARROWS = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.marshal4j.testing",
                    "org.marshal4j.runtime",
                    "org.marshal4j.runtime.inspect",
                    "org.marshal4j.runtime.memory",
                    "org.marshal4j.schema..",
                    "net.openhft.chronicle.bytes..",
                    "java..",
                    "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule NO_CIRCLES = slices().matching("org.marshal4j.testing.(*)..")
            .should()
            .beFreeOfCycles()
            .allowEmptyShould(true);
}
