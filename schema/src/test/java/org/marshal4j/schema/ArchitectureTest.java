package org.marshal4j.schema;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The schema module depends on nothing, so that the processor can include it in its jar. */
@AnalyzeClasses(packages = "org.marshal4j.schema", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule NOTHING_BUT_JAVA = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("org.marshal4j.schema..", "java..", "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule NO_CIRCLES = slices().matching("org.marshal4j.schema.(*)..")
            .should()
            .beFreeOfCycles()
            .allowEmptyShould(true);
}
